import type { Bauplatz, Bauplatzstatus, Preisspanne } from '@rathausplatz/contract'
import { bauplatzstatusLabels } from '@rathausplatz/contract/labels'
import { formatEuro } from '@rathausplatz/ui'

/** Short labels of the status for the plan. */
export const shortStatus: Readonly<Record<Bauplatzstatus, string>> = {
  frei: 'frei',
  'in-vergabe': 'Verg.',
  reserviert: 'res.',
  verkauft: 'verk.',
}

/** The statuses, in the order in which visitors look for plots. */
export const statuses = Object.keys(bauplatzstatusLabels) as Bauplatzstatus[]

/** Sort orders of the table and their labels. */
export const sortLabels = { nummer: 'Nummer', flaeche: 'Fläche', preis: 'Preis' } as const
export type Sortierung = keyof typeof sortLabels
export const sortierungen = Object.keys(sortLabels) as Sortierung[]

/**
 * Returns the price of a plot in euros; undefined if neither the plot nor its development area states one.
 */
export const priceOf = ({ preis, flaeche }: Bauplatz, preisQm: number | undefined): number | undefined =>
  preis ?? (preisQm === undefined ? undefined : Math.round(flaeche * preisQm))

const number = new Intl.NumberFormat('de-DE')

/** `1.240 m²`. */
export const squareMetres = (flaeche: number): string => `${number.format(flaeche)}\u00a0m²`

/** `365–420 €/m²`, or a single price if all are equal. */
export const squareMetrePrice = ({ von, bis }: Preisspanne): string =>
  `${von === bis ? '' : `${number.format(von)}–`}${formatEuro(bis)}/m²`
