import type { Bauplatz, Bauplatzstatus, Preisspanne } from '@rathausplatz/contract'
import { bauplatzstatusLabels } from '@rathausplatz/contract/labels'
import { formatEuro } from '@rathausplatz/ui'

/** A status as short as the plan needs it. */
export const shortStatus: Readonly<Record<Bauplatzstatus, string>> = {
  frei: 'frei',
  'in-vergabe': 'Verg.',
  reserviert: 'res.',
  verkauft: 'verk.',
}

/** In the order in which people look for them. */
export const statuses = Object.keys(bauplatzstatusLabels) as Bauplatzstatus[]

/** What the table of plots can be sorted by, and how it says so. */
export const sortLabels = { nummer: 'Nummer', flaeche: 'Fläche', preis: 'Preis' } as const
export type Sortierung = keyof typeof sortLabels
export const sortierungen = Object.keys(sortLabels) as Sortierung[]

/** Price of a plot in euro; undefined where none is set. */
export const priceOf = ({ preis, flaeche }: Bauplatz, preisQm: number | undefined): number | undefined =>
  preis ?? (preisQm === undefined ? undefined : Math.round(flaeche * preisQm))

const number = new Intl.NumberFormat('de-DE')

/** `1.240 m²`. */
export const squareMetres = (flaeche: number): string => `${number.format(flaeche)}\u00a0m²`

/** `365–420 €/m²`, or one price where all plots have the same. */
export const squareMetrePrice = ({ von, bis }: Preisspanne): string =>
  `${von === bis ? '' : `${number.format(von)}–`}${formatEuro(bis)}/m²`
