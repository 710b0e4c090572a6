/** Wiederholbarer Zufall: gleiche Saat, gleiches Bild. */
export type Zufall = {
  zahl: (von: number, bis: number) => number
  ganz: (von: number, bis: number) => number
  wahl: <T>(liste: readonly T[]) => T
  chance: (p: number) => boolean
}

export function zufall(saat: number): Zufall {
  let stand = saat >>> 0
  const naechste = () => {
    stand = (stand + 0x6d2b79f5) >>> 0
    let t = stand
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const zahl = (von: number, bis: number) => von + (bis - von) * naechste()
  return {
    zahl,
    ganz: (von, bis) => Math.floor(zahl(von, bis + 1)),
    wahl: liste => {
      const wert = liste[Math.floor(naechste() * liste.length)]
      if (wert === undefined) throw new Error('Auswahl aus leerer Liste')
      return wert
    },
    chance: p => naechste() < p,
  }
}
