/** Tiere: Storch, Reiher, Katze, Enten, Hund. */
import { type Blatt, z } from './blatt.ts'
import { type Licht, ton } from './licht.ts'
import { z4 } from './mensch.ts'

const stelle = (blatt: Blatt, x: number, y: number, k: number, blick: 1 | -1, inhalt: string) =>
  blatt.roh(`<g transform="translate(${z(x)} ${z(y)}) scale(${z4(k * blick)} ${z4(k)})">${inhalt}</g>`)

/** Segelnder Storch. */
export function storch(blatt: Blatt, licht: Licht, x: number, y: number, k: number, blick: 1 | -1 = 1): void {
  const w = ton(licht, '#fdf8ee', 0.95)
  const s = ton(licht, '#2a2830', 0.4)
  const rot = ton(licht, '#d24a2e', 0.9)
  stelle(
    blatt,
    x,
    y,
    k,
    blick,
    `<path fill="${s}" d="M-6 -2Q-40 -34 -86 -40L-98 -32L-88 -31L-96 -24L-84 -25L-90 -17L-78 -19L-82 -11L-68 -14Q-40 -12 -8 4Z"/><path fill="${w}" d="M-2 -4Q-30 -30 -62 -33Q-44 -18 -26 -8L4 4Z"/><path fill="${w}" d="M-34 4Q-10 -8 16 -3Q34 -8 46 -10Q52 -10 52 -6Q40 -3 26 3Q8 11 -18 8Z"/><path fill="${s}" d="M2 -2Q18 -40 50 -62L62 -60L54 -54L66 -50L54 -46L62 -40L50 -38L54 -31L42 -30Q30 -12 14 4Z"/><path fill="${w}" d="M2 -2Q14 -32 36 -48Q34 -24 16 4Z"/><path fill="${rot}" d="M51 -10L72 -5L51 -5.4ZM-18 5L-58 10L-58 12L-18 8Z"/>`,
  )
}

/** Stehender Graureiher. */
export function reiher(blatt: Blatt, licht: Licht, x: number, y: number, k: number, blick: 1 | -1 = 1): void {
  const g = ton(licht, '#8792a4', 0.6)
  const d = ton(licht, '#5d6778', 0.3)
  const h = ton(licht, '#e6e6e2', 0.9)
  const s = ton(licht, '#2c2e3a', 0.2)
  stelle(
    blatt,
    x,
    y,
    k,
    blick,
    `<path d="M-4 -62L-6 -30L-2 0M6 -62L8 -32L5 0" fill="none" stroke="${ton(licht, '#7a6a50', 0.5)}" stroke-width="3"/><path fill="${d}" d="M-52 -52Q-30 -98 8 -104Q24 -98 20 -82Q8 -60 -16 -58Q-36 -52 -52 -52Z"/><path fill="${g}" d="M-40 -62Q-22 -96 10 -102Q18 -88 4 -76Q-14 -64 -40 -62Z"/><path fill="${h}" d="M4 -100Q-4 -124 12 -138Q24 -148 14 -162L24 -166Q36 -148 24 -134Q12 -122 24 -92Q18 -82 10 -84Z"/><path fill="${h}" d="M12 -162Q14 -176 28 -176Q38 -174 40 -168L34 -162Q22 -158 12 -162Z"/><path fill="${s}" d="M14 -170Q22 -180 32 -174Q14 -170 -6 -158Q4 -168 14 -170Z"/><path fill="${ton(licht, '#d9a23a', 0.8)}" d="M38 -171L72 -164L37 -164Z"/><circle cx="31" cy="-170" r="1.8" fill="${s}"/><path fill="${s}" d="M16 -130l3 12l2 -11ZM14 -116l5 12l1 -12Z"/>`,
  )
}

export function katze(
  blatt: Blatt,
  licht: Licht,
  x: number,
  y: number,
  k: number,
  farbe = '#c98a4a',
  blick: 1 | -1 = 1,
): void {
  const f = ton(licht, farbe, 0.8)
  const d = ton(licht, farbe, 0.15)
  stelle(
    blatt,
    x,
    y,
    k,
    blick,
    `<ellipse cx="-6" cy="1" rx="36" ry="5" fill="#2f2b4c" fill-opacity=".32"/><path fill="none" stroke="${d}" stroke-width="7" stroke-linecap="round" d="M-24 -6Q-52 -4 -48 -22Q-46 -32 -38 -30"/><path fill="${f}" d="M-28 0Q-36 -26 -12 -44Q-2 -52 4 -54L22 -46Q20 -22 20 0Z"/><path fill="${d}" d="M-28 0Q-36 -26 -12 -44Q-20 -20 -6 0Z" fill-opacity=".6"/><path fill="${f}" d="M2 -56Q-2 -72 4 -82L12 -73H22L30 -82Q34 -68 30 -58Q24 -48 16 -48Q6 -48 2 -56Z"/><path fill="${ton(licht, '#fff4e2', 0.9)}" d="M12 -56Q17 -50 24 -56Q20 -48 17 -48ZM10 -40Q18 -26 16 -2L20 0Q22 -24 20 -42Z"/><circle cx="11" cy="-64" r="2" fill="#2a2a20"/><circle cx="23" cy="-64" r="2" fill="#2a2a20"/><path stroke="${d}" stroke-width="3" d="M-16 -36l8 6M-22 -26l9 5M-25 -15l10 3" fill="none"/>`,
  )
}

export function ente(
  blatt: Blatt,
  licht: Licht,
  x: number,
  y: number,
  k: number,
  blick: 1 | -1 = 1,
  erpel = true,
): void {
  const f = ton(licht, erpel ? '#9a8f82' : '#8a6a4a', 0.6)
  stelle(
    blatt,
    x,
    y,
    k,
    blick,
    `<path fill="${f}" d="M-34 -8Q-40 -16 -44 -20Q-10 -22 8 -18Q22 -16 24 -6Q20 4 0 4Q-24 4 -34 -8Z"/><path fill="${ton(licht, '#e6e0d4', 0.8)}" d="M-24 -4Q-6 -14 10 -8Q0 2 -24 -4Z"/><path fill="${ton(licht, erpel ? '#2f6a4a' : '#7a5a3c', 0.6)}" d="M14 -12Q12 -34 26 -36Q38 -36 38 -26Q36 -16 26 -8Z"/><path fill="${ton(licht, '#e0b040', 0.9)}" d="M36 -29L50 -25L37 -22Z"/><path stroke="#ffffff" stroke-opacity=".6" stroke-width="2" fill="none" d="M-60 6H46M-44 11H20"/>`,
  )
}

export function hund(
  blatt: Blatt,
  licht: Licht,
  x: number,
  y: number,
  k: number,
  farbe = '#7a5232',
  blick: 1 | -1 = 1,
): void {
  const f = ton(licht, farbe, 0.75)
  const d = ton(licht, farbe, 0.15)
  stelle(
    blatt,
    x,
    y,
    k,
    blick,
    `<ellipse cx="0" cy="1" rx="44" ry="5" fill="#2f2b4c" fill-opacity=".3"/><path fill="${d}" d="M-30 -30L-36 0H-28L-20 -28ZM14 -28L10 0H18L24 -28Z"/><path fill="${f}" d="M-34 -46Q-48 -58 -52 -70Q-40 -60 -30 -54Q0 -60 24 -56L30 -72Q34 -82 44 -80L62 -70Q62 -62 50 -62Q44 -48 32 -32L28 0H20L16 -28Q-4 -22 -18 -28L-24 0H-32L-36 -30Q-38 -40 -34 -46Z"/><path fill="${d}" d="M32 -80Q24 -74 28 -60L38 -66Z"/><circle cx="60" cy="-69" r="3" fill="#1c1a1e"/>`,
  )
}
