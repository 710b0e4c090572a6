import { lifeCycle, type Transition } from './life-cycle.ts'

/** The states of a submitted form, with their labels. */
export const eingangsstand = {
  neu: 'Neu',
  in_bearbeitung: 'In Bearbeitung',
  beantwortet: 'Beantwortet',
  erledigt: 'Erledigt',
  abgelehnt: 'Abgelehnt',
} as const
export type Eingangsstand = keyof typeof eingangsstand
export const eingangsstaende = Object.keys(eingangsstand) as [Eingangsstand, ...Eingangsstand[]]

/** The steps of a clerk. */
export const eingangsschritte = {
  uebernehmen: 'Übernehmen',
  abgeben: 'Abgeben',
  beantworten: 'Beantworten',
  erledigen: 'Erledigen',
  ablehnen: 'Ablehnen',
  wiedereroeffnen: 'Wieder öffnen',
} as const
export type Eingangshandlung = keyof typeof eingangsschritte

/** The steps about which the sender of a form gets a mail, if there is an address. */
export const gemeldeteHandlungen: ReadonlySet<Eingangshandlung> = new Set([
  'beantworten',
  'erledigen',
  'ablehnen',
])

type Steps = Readonly<
  Record<Eingangshandlung, Transition<Eingangsstand, 'stadt', { readonly stand: Eingangsstand }>>
>

const who = ['stadt'] as const

export const eingangsleben = lifeCycle({
  uebernehmen: { who, from: ['neu', 'in_bearbeitung'], to: 'in_bearbeitung' },
  abgeben: { who, from: ['in_bearbeitung'], to: 'neu' },
  beantworten: { who, from: ['in_bearbeitung', 'beantwortet'], to: 'beantwortet', withReason: true },
  erledigen: { who, from: ['in_bearbeitung', 'beantwortet'], to: 'erledigt' },
  ablehnen: { who, from: ['in_bearbeitung', 'beantwortet'], to: 'abgelehnt', withReason: true },
  wiedereroeffnen: { who, from: ['beantwortet', 'erledigt', 'abgelehnt'], to: 'in_bearbeitung' },
} as const satisfies Steps)
