//! scratch
use imperium::*; use table::*;
fn main(){
 println!("state {} player {} action {} frame {}", size_of::<State>(), size_of::<imperium::state::Player>(), size_of::<Action>(), size_of::<imperium::state::Frame>());
 let game = Imperium::new(&Setup::base(4)).unwrap();
 let n: u64 = std::env::args().nth(1).and_then(|s| s.parse().ok()).unwrap_or(2000);
 let (mut dec, mut forced, mut acts, mut vp, mut rounds) = (0u64,0u64,0u64,0i64,0u64);
 let mut buf = Vec::new();
 let t = std::time::Instant::now();
 let mut maxtray=0; let mut maxstack=0; let mut maxhand=0; let mut maxowned=0; let mut maxint=0;
 for i in 0..n {
  let mut s = game.start(&Seed::of_run(1,i), &mut ());
  let mut rng = Rng::new(&Seed::of_run(2,i));
  loop {
   game.legal_actions(&s, &mut buf);
   if buf.is_empty() { break }
   let a = if buf.len()==1 { forced+=1; buf[0] } else { dec+=1; acts+=buf.len() as u64; buf[rng.below(buf.len())] };
   game.apply_unchecked(&mut s, a, &mut ());
   if true { maxtray=maxtray.max(s.tray.len()); maxstack=maxstack.max(s.stack.len());
   for p in &s.players[..4] { maxhand=maxhand.max(p.hand.len()); maxowned=maxowned.max(p.owned_count()); maxint=maxint.max(p.intrigue.len()); } }
  }
  rounds += s.round as u64;
  vp += game.outcome(&s).unwrap().scores.iter().sum::<i32>() as i64;
 }
 let e = t.elapsed().as_secs_f64();
 println!("{n} games {dec} decisions {forced} forced  {:.0} dec/s  {:.1} acts/dec  {:.2} vp {:.2} rounds", dec as f64/e, acts as f64/dec as f64, vp as f64/n as f64/4., rounds as f64/n as f64);
 println!("tray {maxtray} stack {maxstack} hand {maxhand} owned {maxowned} intrigue {maxint}");
}
