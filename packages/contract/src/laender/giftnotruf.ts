import { type Notfallnummer, notrufe } from '../notrufe.ts'
import { type Landeskuerzel, landOf } from './land.ts'

/**
 * The poison centre of each state, as of 2026-12. Centres: Berlin, Bonn, Erfurt, Freiburg, Göttingen, Mainz,
 * Munich (lists of rtl.de and wiado.de). Homburg closed on 2021-03-31; Mainz answers for the Saarland
 * (uniklinikum-saarland.de, unimedizin-mainz.de).
 */
const nummern: Readonly<Record<Landeskuerzel, string>> = {
  SH: '0551 19240',
  HH: '0551 19240',
  NI: '0551 19240',
  HB: '0551 19240',
  NW: '0228 19240',
  HE: '06131 19240',
  RP: '06131 19240',
  BW: '0761 19240',
  BY: '089 19240',
  SL: '06131 19240',
  BE: '030 19240',
  BB: '030 19240',
  MV: '0361 730730',
  SN: '0361 730730',
  ST: '0361 730730',
  TH: '0361 730730',
}

/** Returns the poison centre of a town by its official key; `undefined` without a known one. */
export function giftnotrufOf(ags: string | undefined): Notfallnummer | undefined {
  const land = landOf(ags)
  return land && { nummer: nummern[land.kuerzel], wer: 'Giftnotruf', wann: 'Vergiftungen, Tag und Nacht' }
}

/** Returns all emergency numbers of a town, the most urgent first. */
export function notrufeOf(ags: string | undefined): readonly Notfallnummer[] {
  const gift = giftnotrufOf(ags)
  return Object.entries(notrufe).flatMap(([name, one]) =>
    name === 'bereitschaftsdienst' && gift ? [one, gift] : [one],
  )
}
