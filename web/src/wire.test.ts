/** What the client believes of the wire is what Rust says: this file does not compile where they part. */
import { describe, expectTypeOf, it } from 'vitest';
import type * as gen from './wire.gen';
import type * as own from './wire';

/** The tags of a union of messages. */
type Tags<M extends { t: string }> = M['t'];

describe('the wire', () => {
  // What is `unknown` there has a shape here, so own types fit into the made ones and not the other way round.
  it('has the same shapes on both sides', () => {
    expectTypeOf<own.Position>().toExtend<gen.Position>();
    expectTypeOf<own.Decision>().toExtend<gen.Decision>();
    expectTypeOf<own.Line>().toExtend<gen.Line>();
    expectTypeOf<own.TableInfo>().toExtend<gen.TableInfo>();
    expectTypeOf<own.Tables>().toExtend<gen.Tables>();
    expectTypeOf<own.GameInfo>().toExtend<gen.GameInfo>();
    expectTypeOf<own.Replay>().toExtend<gen.Replay>();
    expectTypeOf<own.Refused>().toEqualTypeOf<gen.Refused>();
    expectTypeOf<own.UndoRequest>().toEqualTypeOf<gen.UndoRequest>();
    expectTypeOf<own.TableOptions>().toExtend<gen.TableOptions>();
    expectTypeOf<own.ServerMessage>().toExtend<gen.ServerMessage>();
    expectTypeOf<own.ClientMessage>().toExtend<gen.ClientMessage>();
  });

  it('knows every message', () => {
    expectTypeOf<Tags<own.ServerMessage>>().toEqualTypeOf<Tags<gen.ServerMessage>>();
    expectTypeOf<Tags<own.ClientMessage>>().toEqualTypeOf<Tags<gen.ClientMessage>>();
    expectTypeOf<keyof own.Position>().toEqualTypeOf<keyof gen.Position>();
    expectTypeOf<keyof own.TableInfo>().toEqualTypeOf<keyof gen.TableInfo>();
  });
});
