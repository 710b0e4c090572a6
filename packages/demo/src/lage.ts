import type { Anschrift } from '@rathausplatz/contract'

/** The positions of the houses of the town: metres east and north of the fountain on the market square. */
const METER: Readonly<Record<string, Meter>> = {
  'Marktplatz 1': [20, 35],
  'Kirchgasse 2': [-60, 80],
  'Schulstraße 2': [110, 60],
  'Bahnhofstraße 3': [620, -140],
  'Bahnhofstraße 11': [510, -110],
  'Spitalgasse 5': [-120, -70],
  'Lindenweg 7': [340, 420],
  'Gartenstraße 21': [480, 260],
  'Am Steinberg 3': [760, 380],
  'Parkweg 12': [300, -260],
  'Rheinweg 16': [-840, 300],
  'Rheinweg 18': [-870, 310],
  'Rheinweg 20': [-900, 320],
  'Fährgasse 5': [-2_540, 330],
  'Fährgasse 12': [-2_600, 360],
  'Turnplatz 1': [-2_480, 640],
  'Am Altrhein 40': [-2_700, 760],
  'Kirchplatz 4': [2_310, 420],
  'Waldstraße 40': [2_780, 690],
}

const BRUNNEN = { breite: 48.79, laenge: 8.04 }
const METER_JE_GRAD = 111_320

/** Adds the position to an address, if it is known. */
export function mitLage<A extends Anschrift>(anschrift: A): A {
  const [east, north] = METER[anschrift.street] ?? []
  if (east === undefined || north === undefined) return anschrift
  return { ...anschrift, lage: lageOf([east, north]) }
}

/** Metres east and north of the fountain on the market square. */
export type Meter = readonly [east: number, north: number]

export function lageOf([east, north]: Meter) {
  const jeGradLaenge = METER_JE_GRAD * Math.cos((BRUNNEN.breite * Math.PI) / 180)
  return {
    breite: rounded(BRUNNEN.breite + north / METER_JE_GRAD),
    laenge: rounded(BRUNNEN.laenge + east / jeGradLaenge),
  }
}

/** The positions of all known houses. */
export const haeuser: readonly Meter[] = Object.values(METER)

/** Rounds to five decimal places, which is about a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5
