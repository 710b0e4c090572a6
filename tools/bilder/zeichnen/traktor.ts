/** Schmalspurschlepper mit Anhänger voller Lesebütten, von der Seite. */
import { type Blatt, z } from './blatt.ts'
import { type Farbe, heller } from './farbe.ts'
import { type Licht, ton } from './licht.ts'
import { z4 } from './mensch.ts'

export function traktor(
  blatt: Blatt,
  licht: Licht,
  x: number,
  y: number,
  k: number,
  farbe: Farbe = '#8a1c3b',
  o: { anhaenger?: boolean; blick?: 1 | -1 } = {},
): void {
  const f = (c: Farbe, h: number) => ton(licht, c, h)
  const hell = f(heller(farbe, 0.15), 1)
  const rad = (cx: number, r: number, nabe: Farbe) => {
    let stollen = ''
    for (let i = 0; i < 18; i++)
      stollen += `<path d="M${z(cx + Math.cos(i * 0.349) * r * 0.9)} ${z(-r + Math.sin(i * 0.349) * r * 0.9)}L${z(cx + Math.cos(i * 0.349 + 0.1) * r * 1.05)} ${z(-r + Math.sin(i * 0.349 + 0.1) * r * 1.05)}" stroke="${f('#26242a', 0.3)}" stroke-width="${z(r * 0.13)}"/>`
    return `${stollen}<circle cx="${cx}" cy="${-r}" r="${r * 0.96}" fill="${f('#2c2a30', 0.4)}"/><circle cx="${cx}" cy="${-r}" r="${r * 0.58}" fill="${f(nabe, 0.8)}"/><circle cx="${cx}" cy="${-r}" r="${r * 0.44}" fill="${f(nabe, 0.35)}"/><circle cx="${cx}" cy="${-r}" r="${r * 0.2}" fill="${f(nabe, 1)}"/>`
  }
  let s = `<g transform="translate(${z(x)} ${z(y)}) scale(${z4(k * (o.blick ?? 1))} ${z4(k)})"><ellipse cx="-40" cy="2" rx="${o.anhaenger ? 330 : 170}" ry="14" fill="#2f2b4c" fill-opacity=".38"/>`
  if (o.anhaenger) {
    s += `<path d="M-150 -54H-96" stroke="${f('#3a3a40', 0.5)}" stroke-width="8"/><path d="M-420 -72H-150V-50H-420Z" fill="${f('#5a4636', 0.6)}"/>`
    for (let i = 0; i < 4; i++) {
      const bx = -412 + i * 65
      s += `<path d="M${bx} -134h58l-5 62h-48Z" fill="${f(i % 2 ? '#c9a84a' : '#3f6d8a', 0.8)}"/><path d="M${bx + 38} -134h20l-5 62h-14Z" fill="#1c1830" fill-opacity=".2"/>`
      for (let j = 0; j < 12; j++)
        s += `<circle cx="${bx + 6 + (j % 6) * 9.4}" cy="${-136 - (j > 5 ? 8 : 0)}" r="7" fill="${f(j % 3 ? '#4a2450' : '#6d3a70', 0.6)}"/>`
    }
    s += rad(-370, 30, '#c9c0a8') + rad(-215, 30, '#c9c0a8')
  }
  s += `<path d="M-64 -108L-60 -196H16L34 -112Z" fill="${f('#bcd6de', 0.8)}" fill-opacity=".75"/><path d="M-70 -100L-64 -204H22L42 -104M-20 -200V-104" fill="none" stroke="${f('#2c2a30', 0.5)}" stroke-width="6"/><path d="M-76 -212H30L34 -200H-78Z" fill="${hell}"/>`
  s += `<g transform="translate(-22 -100)"><path d="M-22 6L-20 -40Q-8 -52 6 -42L10 4Z" fill="${f('#3f6d8a', 0.8)}"/><circle cx="-4" cy="-60" r="13" fill="${f('#e0ae8a', 0.9)}"/><path d="M-19 -62Q-16 -80 2 -78L14 -66L-16 -64Z" fill="${f('#5a4636', 0.7)}"/><path d="M0 -34L26 -14L30 -18L8 -40Z" fill="${f('#3f6d8a', 1)}"/></g>`
  s += `<path d="M-96 -70L-84 -112H38L44 -132H128Q146 -130 148 -112V-58H-60Z" fill="${f(farbe, 0.75)}"/><path d="M44 -132H128Q140 -131 145 -120H42Z" fill="${hell}"/><path d="M60 -112H138M60 -102H138M60 -92H138" stroke="${f(farbe, 0.1)}" stroke-width="4"/><path d="M92 -132V-186h8V-132Z" fill="${f('#3a3a40', 0.5)}"/><circle cx="146" cy="-104" r="6" fill="#fff3c4"/>`
  s += `<path d="M-118 -74Q-112 -134 -52 -132Q4 -128 8 -78L-4 -78Q-10 -118 -54 -120Q-98 -118 -104 -74Z" fill="${hell}"/>`
  s += `${rad(-54, 56, '#e0c060')}${rad(112, 38, '#e0c060')}</g>`
  blatt.roh(s)
}
