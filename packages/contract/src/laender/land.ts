/** One of the sixteen states; `schluessel` begins every official key (AGS) of a municipality in it. */
export type Land = { readonly schluessel: string; readonly kuerzel: Landeskuerzel; readonly name: string }

const NAMES = {
  SH: 'Schleswig-Holstein',
  HH: 'Hamburg',
  NI: 'Niedersachsen',
  HB: 'Bremen',
  NW: 'Nordrhein-Westfalen',
  HE: 'Hessen',
  RP: 'Rheinland-Pfalz',
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  SL: 'Saarland',
  BE: 'Berlin',
  BB: 'Brandenburg',
  MV: 'Mecklenburg-Vorpommern',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  TH: 'Thüringen',
} as const

export type Landeskuerzel = keyof typeof NAMES

/** The states in the order of their keys, from 01 to 16. */
export const laender: readonly Land[] = (Object.entries(NAMES) as [Landeskuerzel, string][]).map(
  ([kuerzel, name], at) => ({ schluessel: String(at + 1).padStart(2, '0'), kuerzel, name }),
)

/** Returns the state of a municipality by its official key (AGS, 8 digits); `undefined` without a known one. */
export const landOf = (ags: string | undefined): Land | undefined =>
  laender.find(({ schluessel }) => ags?.startsWith(schluessel))
