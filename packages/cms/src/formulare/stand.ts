import { type Eingangshandlung, type Eingangsstand, eingangsleben } from '@rathausplatz/contract'

/** Returns the actions that are possible in a state; all others are refused. */
export const moeglich = (stand: Eingangsstand): Eingangshandlung[] =>
  eingangsleben.possible({ stand }, 'stadt')

export const nachher = (stand: Eingangsstand, handlung: Eingangshandlung): Eingangsstand | undefined =>
  eingangsleben.next({ stand }, handlung, 'stadt')

/** The states of submissions that wait for the office. */
export const OPEN = ['neu', 'in_bearbeitung'] as const satisfies Eingangsstand[]

export const isOpen = ({ stand }: { readonly stand: Eingangsstand }): boolean =>
  (OPEN as readonly Eingangsstand[]).includes(stand)

type Step = { readonly stand: Eingangsstand; readonly text: string }

/** Returns the steps that the sender sees: internal assignments are left out. */
export const stepsForSender = <S extends Step>(steps: readonly S[]): S[] =>
  steps.filter(({ stand, text }, at) => text !== '' || stand !== steps[at - 1]?.stand)
