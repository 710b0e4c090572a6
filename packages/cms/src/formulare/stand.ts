import { type Eingangshandlung, type Eingangsstand, eingangsleben } from '@rathausplatz/contract'

/** Returns the actions that are possible in a state; all others are refused. */
export const moeglich = (stand: Eingangsstand): Eingangshandlung[] =>
  eingangsleben.possible({ stand }, 'stadt')

export const nachher = (stand: Eingangsstand, handlung: Eingangshandlung): Eingangsstand | undefined =>
  eingangsleben.next({ stand }, handlung, 'stadt')

type Step = { readonly stand: Eingangsstand; readonly text: string }

/** Returns the steps that the sender sees: internal assignments are left out. */
export const stepsForSender = <S extends Step>(steps: readonly S[]): S[] =>
  steps.filter(({ stand, text }, at) => text !== '' || stand !== steps[at - 1]?.stand)
