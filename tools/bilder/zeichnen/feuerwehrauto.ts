/** Löschfahrzeug von der Seite, 1 Einheit = 1 cm, Aufstandslinie bei 0. */
import { type Blatt, z } from './blatt.ts'
import { heller } from './farbe.ts'
import { type Licht, ton } from './licht.ts'
import { z4 } from './mensch.ts'

export function feuerwehrauto(
  blatt: Blatt,
  licht: Licht,
  x: number,
  y: number,
  k: number,
  o: { leiter?: boolean; blick?: 1 | -1 } = {},
): void {
  const f = (c: string, h: number) => ton(licht, c, h)
  const rot = '#c9262e'
  const seite = blatt.verlauf(0, 0, 0, 1, [
    [0, f(heller(rot, 0.16), 1)],
    [0.5, f(rot, 0.85)],
    [1, f(rot, 0.45)],
  ])
  const rad = (cx: number) =>
    `<circle cx="${cx}" cy="-48" r="58" fill="${f('#3a2026', 0.1)}"/><circle cx="${cx}" cy="-46" r="46" fill="${f('#2c2a30', 0.4)}"/><circle cx="${cx}" cy="-46" r="26" fill="${f('#c9c6c0', 0.8)}"/><circle cx="${cx}" cy="-46" r="18" fill="${f('#8a8884', 0.5)}"/><circle cx="${cx}" cy="-46" r="7" fill="${f('#e6e2d8', 1)}"/>`
  const glas = blatt.verlauf(0, 0, 1, 1, [
    [0, '#d4e6ee'],
    [0.45, '#8fb0c0'],
    [0.5, '#5a7c90'],
    [1, '#35505f'],
  ])
  let s = `<g transform="translate(${z(x)} ${z(y)}) scale(${z4(k * (o.blick ?? 1))} ${z4(k)})"><ellipse cx="20" cy="2" rx="440" ry="20" fill="#2f2b4c" fill-opacity=".42"/>`
  s += `<path fill="${f('#3a3a40', 0.3)}" d="M-390 -80H400V-44H-390Z"/><path fill="${seite}" d="M-400 -290Q-400 -300 -390 -300H160V-70H-400Z"/><path fill="${seite}" d="M168 -300H330Q352 -300 362 -280L392 -190Q398 -176 398 -160V-70H168Z"/>`
  s += `<path fill="${f('#fbf4e4', 0.95)}" d="M-400 -128H398V-104H-400Z"/><path fill="${f('#f0d23a', 0.95)}" d="M-400 -104H398V-94H-400Z"/>`
  s += `<path fill="${glas}" d="M282 -284H326Q340 -284 346 -270L374 -190H282Z"/><path fill="${glas}" d="M184 -284H268V-190H184Z"/><path fill="none" stroke="${f('#7a1018', 0.4)}" stroke-width="4" d="M176 -296V-76M275 -296V-76"/><path fill="${f('#2c2a30', 0.4)}" d="M252 -168h18v7h-18ZM350 -168h18v7h-18Z"/>`
  for (const [a, b] of [
    [-384, 118],
    [-256, 118],
    [-128, 118],
    [0, 148],
  ] as const) {
    s += `<path fill="${f('#d9dcde', 0.85)}" d="M${a} -284h${b}v146h-${b}Z"/>`
    for (let i = 0; i < 13; i++)
      s += `<path fill="${f('#9aa2a8', 0.6)}" d="M${a} ${-282 + i * 11}h${b}v3.5h-${b}Z"/>`
    s += `<path fill="${f('#4a4e54', 0.5)}" d="M${a + b / 2 - 14} -148h28v6h-28Z"/>`
  }
  s += `<path fill="#3f7fe0" d="M206 -300q0 -24 16 -24h44q16 0 16 24Z"/><path fill="#bcdcff" fill-opacity=".8" d="M212 -304q2 -14 12 -16h14q-14 6 -14 16Z"/><circle cx="244" cy="-312" r="70" fill="${blatt.verlaufRund(
    [
      [0, '#7fb4ff', 0.6],
      [1, '#7fb4ff', 0],
    ],
  )}"/>`
  s += `<path fill="#fff6d0" d="M384 -150h14v24h-14Z"/><path fill="${f('#3a3a40', 0.4)}" d="M300 -70h104v-20h-104Z"/>`
  s += rad(-262) + rad(286)
  if (o.leiter) {
    let sprossen = ''
    for (let i = 0; i < 34; i++) sprossen += `M${-250 + i * 22} ${-330 - i * 19}l9 -24`
    s += `<path d="M-250 -330L520 -995M-241 -354L529 -1019" stroke="${f('#dfe2e4', 0.9)}" stroke-width="9" fill="none"/><path d="${sprossen}" stroke="${f('#b9bec2', 0.8)}" stroke-width="5" fill="none"/><path fill="${f('#8a9096', 0.6)}" d="M-310 -300h120l-14 -44h-92Z"/><path fill="none" stroke="${f('#e6e2d8', 0.9)}" stroke-width="7" d="M505 -1000h92v-70h-92Z"/>`
  } else
    s += `<path d="M-380 -316H130M-380 -332H130" stroke="${f('#dfe2e4', 0.9)}" stroke-width="6"/><path d="${Array.from({ length: 22 }, (_, i) => `M${-372 + i * 23} -334v20`).join('')}" stroke="${f('#b9bec2', 0.8)}" stroke-width="4"/>`
  blatt.roh(`${s}</g>`)
}
