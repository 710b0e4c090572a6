import type { Eingangshandlung, Eingangsstand } from '@rathausplatz/contract'

/** What can be done with a submission in each state, and where it leads. What is not here is refused. */
const wege: Readonly<Record<Eingangsstand, Partial<Record<Eingangshandlung, Eingangsstand>>>> = {
  neu: { uebernehmen: 'in_bearbeitung' },
  in_bearbeitung: {
    uebernehmen: 'in_bearbeitung',
    abgeben: 'neu',
    beantworten: 'beantwortet',
    erledigen: 'erledigt',
    ablehnen: 'abgelehnt',
  },
  beantwortet: {
    beantworten: 'beantwortet',
    erledigen: 'erledigt',
    ablehnen: 'abgelehnt',
    wiedereroeffnen: 'in_bearbeitung',
  },
  erledigt: { wiedereroeffnen: 'in_bearbeitung' },
  abgelehnt: { wiedereroeffnen: 'in_bearbeitung' },
}

export const moeglich = (stand: Eingangsstand): Eingangshandlung[] =>
  Object.keys(wege[stand]) as Eingangshandlung[]

export const nachher = (stand: Eingangsstand, handlung: Eingangshandlung): Eingangsstand | undefined =>
  wege[stand][handlung]

type Step = { readonly stand: Eingangsstand; readonly text: string }

/** What whoever sent it sees of its steps: who in the house handed it on to whom is nothing new to them. */
export const stepsForSender = <S extends Step>(steps: readonly S[]): S[] =>
  steps.filter(({ stand, text }, at) => text !== '' || stand !== steps[at - 1]?.stand)

/** Nobody is refused, or told that they are answered, without a word. */
export const needsText: ReadonlySet<Eingangshandlung> = new Set(['beantworten', 'ablehnen'])
