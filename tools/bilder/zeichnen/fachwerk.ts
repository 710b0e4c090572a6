/** Fachwerk: Schwelle, Rähm, Ständer, Riegel, Streben und „Mann"-Figuren. */
import { dunkler, type Farbe } from './farbe.ts'
import { type Fensterart, fenster } from './fenster.ts'
import type { Wand } from './wand.ts'
import type { Zufall } from './zufall.ts'

export type Fachwerkart = {
  holz: Farbe
  fenster: Fensterart
  zier: 'kreuz' | 'raute' | 'schlicht' | 'feuerbock'
}

function ziergefach(w: Wand, u: number, v: number, b: number, h: number, art: Fachwerkart['zier']): string {
  const t = 0.13
  if (art === 'kreuz') return w.balken(u, v, u + b, v + h, t) + w.balken(u, v + h, u + b, v, t)
  if (art === 'raute') {
    const [m, n] = [u + b / 2, v + h / 2]
    return (
      w.balken(u, n, m, v + h, t) +
      w.balken(m, v + h, u + b, n, t) +
      w.balken(u + b, n, m, v, t) +
      w.balken(m, v, u, n, t)
    )
  }
  if (art === 'feuerbock') {
    let d = ''
    for (const s of [0, 1]) {
      const x0 = s ? u + b : u
      const x1 = s ? u : u + b
      const punkte = [0, 0.25, 0.5, 0.75, 1].map(
        k =>
          [
            x0 + (x1 - x0) * k,
            v + h * (0.5 - Math.sin(k * Math.PI * 2 + Math.PI) * 0.14 + (k - 0.5)),
          ] as const,
      )
      for (let i = 1; i < punkte.length; i++) {
        const [p, q] = [punkte[i - 1], punkte[i]]
        if (p && q) d += w.balken(p[0], p[1], q[0], q[1], t)
      }
    }
    return d
  }
  return w.balken(u + b / 2, v, u + b / 2, v + h, t)
}

/** Ein Geschoss zwischen u=0 und `breite`. */
export function geschoss(w: Wand, r: Zufall, v: number, breite: number, h: number, art: Fachwerkart): void {
  let felder = Math.max(3, Math.round(breite / 1.28))
  if (felder % 2 === 0) felder++
  const f = breite / felder
  const bruestung = h * 0.34
  const dicke = 0.19
  let holz = w.feld(0, v, breite, 0.24) + w.feld(0, v + h - 0.22, breite, 0.22)
  const hatFenster = (i: number) => i >= 0 && i < felder && i % 2 === 1
  for (let i = 0; i <= felder; i++) {
    const u =
      Math.min(Math.max(i * f, dicke / 2), breite - dicke / 2) +
      (i > 0 && i < felder ? r.zahl(-0.03, 0.03) : 0)
    holz += w.feld(u - dicke / 2, v, dicke, h)
    // Der „Mann": lange Fußstreben und kurze Kopfstreben an den Ständern neben geschlossenen Feldern.
    const links = i > 0 && !hatFenster(i - 1)
    const rechts = i < felder && !hatFenster(i)
    for (const [offen, s] of [
      [links, -1],
      [rechts, 1],
    ] as const) {
      if (!offen) continue
      holz += w.balken(u, v + h * 0.72, u + s * f * 0.92, v + 0.2, 0.16)
      if (w.schaerfe > 19) holz += w.balken(u, v + h * 0.6, u + s * f * 0.42, v + h - 0.2, 0.13)
    }
  }
  for (let i = 0; i < felder; i++) {
    const u = i * f
    holz += w.feld(u, v + bruestung, f, 0.15)
    if (hatFenster(i)) {
      holz += w.feld(u, v + h * 0.86, f, 0.14)
      if (w.schaerfe > 13) holz += ziergefach(w, u + 0.1, v + 0.2, f - 0.2, bruestung - 0.18, art.zier)
    } else holz += w.feld(u, v + h * 0.66, f, 0.12)
  }
  if (w.schaerfe > 26) w.schatten(w.feld(0, v - 0.12, breite, 0.14), 0.35)
  w.male(holz, art.holz)
  if (w.schaerfe > 22) {
    // Lichtkante auf Schwelle und Rähm, ein paar dunkle Risse
    w.male(w.feld(0, v + 0.19, breite, 0.05) + w.feld(0, v + h - 0.05, breite, 0.05), art.holz, 0.25)
    let risse = ''
    for (let i = 0; i < breite * 3; i++)
      risse += w.feld(r.zahl(0, breite - 0.8), v + r.wahl([0.08, 0.14, h - 0.13]), r.zahl(0.3, 0.8), 0.02)
    w.male(risse, dunkler(art.holz, 0.4))
  }
  for (let i = 1; i < felder; i += 2) {
    const fb = Math.min(f - 0.36, 0.95)
    const laden = art.fenster.laden && f > 1.1 ? art.fenster.laden : undefined
    fenster(w, r, i * f + (f - fb) / 2, v + bruestung + 0.2, fb, h * 0.86 - bruestung - 0.26, {
      ...art.fenster,
      laden,
      blumen: art.fenster.blumen && r.chance(0.85),
    })
  }
}

/** Giebeldreieck ab Höhe v mit Fußbreite `breite` und Höhe `h`. */
export function giebel(w: Wand, r: Zufall, v: number, breite: number, h: number, art: Fachwerkart): void {
  const rand = (k: number) => (breite / 2) * k
  let holz = w.feld(0, v, breite, 0.24)
  const lagen = h > 5.2 ? [0.42, 0.74] : [0.52]
  for (const k of lagen) holz += w.feld(rand(k), v + h * k, breite - 2 * rand(k), 0.2)
  let unten = 0
  for (const oben of [...lagen, 1]) {
    const hoehe = h * (oben - unten)
    const b = breite - 2 * rand(unten)
    const n = Math.max(1, Math.round(b / 1.35))
    const f = b / n
    for (let i = 1; i < n; i++) {
      const u = rand(unten) + i * f
      const hier = Math.min(hoehe, (1 - Math.abs(u - breite / 2) / (breite / 2) - unten) * h)
      if (hier > 0.3) holz += w.feld(u - 0.09, v + h * unten, 0.18, hier)
    }
    // Streben parallel zur Dachneigung
    if (oben < 1) {
      for (const s of [-1, 1]) {
        const fuss = breite / 2 + s * (b / 2 - 0.3)
        holz += w.balken(
          fuss - s * f * 0.9,
          v + h * unten + 0.1,
          fuss - s * f * 0.9 - s * f * 0.8,
          v + h * oben,
          0.15,
        )
        holz += w.balken(
          fuss - s * 0.2,
          v + h * unten + hoehe * 0.08,
          fuss - s * f * 0.95,
          v + h * unten + hoehe * 0.62,
          0.14,
        )
      }
      holz += w.feld(rand(unten) + f * 0.4, v + h * unten + hoehe * 0.36, b - f * 0.8, 0.13)
    }
    unten = oben
  }
  holz +=
    w.balken(0.1, v + 0.05, breite / 2, v + h - 0.1, 0.26) +
    w.balken(breite - 0.1, v + 0.05, breite / 2, v + h - 0.1, 0.26)
  w.male(holz, art.holz)
  const ober = lagen[0] ?? 0.5
  const hoehe = h * ober
  const paar = breite > 6.4 ? [-1.0, 1.0] : [0]
  for (const s of paar) {
    fenster(w, r, breite / 2 + s * 0.85 - 0.42, v + hoehe * 0.4, 0.84, hoehe * 0.46, {
      ...art.fenster,
      laden: undefined,
    })
  }
  const zweite = lagen[1]
  if (zweite)
    fenster(w, r, breite / 2 - 0.36, v + h * ober + 0.45, 0.72, Math.min(1.0, h * (zweite - ober) - 0.7), {
      ...art.fenster,
      laden: undefined,
      blumen: false,
    })
}
