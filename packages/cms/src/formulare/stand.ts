import { type Eingangshandlung, type Eingangsstand, eingangsleben } from '@rathausplatz/contract'

/** What can be done with a submission in each state, and where it leads. What is not here is refused. */
export const moeglich = (stand: Eingangsstand): Eingangshandlung[] =>
  eingangsleben.possible({ stand }, 'stadt')

export const nachher = (stand: Eingangsstand, handlung: Eingangshandlung): Eingangsstand | undefined =>
  eingangsleben.next({ stand }, handlung, 'stadt')

type Step = { readonly stand: Eingangsstand; readonly text: string }

/** What whoever sent it sees of its steps: who in the house handed it on to whom is nothing new to them. */
export const stepsForSender = <S extends Step>(steps: readonly S[]): S[] =>
  steps.filter(({ stand, text }, at) => text !== '' || stand !== steps[at - 1]?.stand)
