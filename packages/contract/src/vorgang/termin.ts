import { lifeCycle, type Transition } from './life-cycle.ts'

/** The states of an appointment, with their labels for the office. */
export const terminstaende = {
  gebucht: 'gebucht',
  verschoben: 'verschoben',
  abgesagt: 'abgesagt',
  wahrgenommen: 'war da',
  nicht_erschienen: 'kam nicht',
} as const
export type Terminstand = keyof typeof terminstaende

/** The states of an appointment that still takes place. */
export const offeneTerminstaende = ['gebucht', 'verschoben'] as const satisfies readonly Terminstand[]

export const istOffen = (stand: Terminstand): boolean =>
  (offeneTerminstaende as readonly Terminstand[]).includes(stand)

/** Who takes a step: the person who booked (by the private link), the town (at the desk). */
type Who = 'bucher' | 'stadt'

type Appointment = { readonly stand: Terminstand; readonly beginn: string }
type At = Appointment & { readonly now: Date }

/** How long before its begin an appointment can be recorded as kept: visitors come a little early. */
const SEEN_EARLY_MS = 60 * 60_000

const untilItBegins = ({ beginn, now }: At): number => Date.parse(beginn) - now.getTime()

const steps = {
  verschieben: {
    who: ['bucher', 'stadt'],
    from: offeneTerminstaende,
    to: 'verschoben',
    when: at => untilItBegins(at) > 0,
  },
  absagen: {
    who: ['bucher', 'stadt'],
    from: offeneTerminstaende,
    to: 'abgesagt',
    when: at => untilItBegins(at) > 0,
  },
  /** Records that the visitor came; also corrects a record of the opposite. */
  wahrnehmen: {
    who: ['stadt'],
    from: [...offeneTerminstaende, 'nicht_erschienen'],
    to: 'wahrgenommen',
    when: at => untilItBegins(at) <= SEEN_EARLY_MS,
  },
  ausbleiben: {
    who: ['stadt'],
    from: [...offeneTerminstaende, 'wahrgenommen'],
    to: 'nicht_erschienen',
    when: at => untilItBegins(at) <= 0,
  },
} as const satisfies Readonly<Record<string, Transition<Terminstand, Who, At>>>
export type Terminschritt = keyof typeof steps

const life = lifeCycle<Terminstand, Who, At, Terminschritt>(steps)

/** The steps of an appointment. */
export const terminschritte = life.names

/**
 * Returns the next state for a step of the town, which may take every step; `undefined` if the step is not
 * allowed now.
 */
export const nachSchritt = (
  { stand, beginn }: Appointment,
  schritt: Terminschritt,
  now: Date,
): Terminstand | undefined => life.next({ stand, beginn, now }, schritt, 'stadt')
