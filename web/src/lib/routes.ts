/** The addresses of the client. */
export type Route =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'join'; code: string }
  | { page: 'help'; part: 'steps' | 'glossary' | 'rules' }
  | { page: 'account' }
  | { page: 'settings' }
  | { page: 'lost' };

/** What somebody typed need not be well-formed. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function routeOf(path: string): Route {
  const parts = path.split('/').filter(Boolean).map(decoded);
  const [first, second, third] = parts;
  switch (parts.length) {
    case 0:
      return { page: 'home' };
    case 1:
      if (first === 'new' || first === 'account' || first === 'settings') return { page: first };
      if (first === 'help') return { page: 'help', part: 'steps' };
      break;
    case 2:
      if (first === 't' && second) return { page: 'table', id: second };
      if (first === 'join' && second) return { page: 'join', code: second };
      if (first === 'help' && (second === 'glossary' || second === 'rules')) return { page: 'help', part: second };
      break;
    case 3:
      if (first === 't' && second && third === 'replay') return { page: 'replay', id: second };
  }
  return { page: 'lost' };
}
