/** Where an appointment stands, as the office calls it. */
export const terminstaende = {
  gebucht: 'gebucht',
  verschoben: 'verschoben',
  abgesagt: 'abgesagt',
  wahrgenommen: 'war da',
  nicht_erschienen: 'kam nicht',
} as const
export type Terminstand = keyof typeof terminstaende

/** What can be done with an appointment. */
export const terminschritte = ['verschieben', 'absagen', 'wahrnehmen', 'ausbleiben'] as const
export type Terminschritt = (typeof terminschritte)[number]

const BEFORE_IT_BEGINS = { verschieben: 'verschoben', absagen: 'abgesagt' } as const
const ONCE_IT_IS_TIME = { wahrnehmen: 'wahrgenommen', ausbleiben: 'nicht_erschienen' } as const

/** Whoever is noted as having come was not there after all, and the other way round: a slip of the hand. */
const steps: Readonly<Record<Terminstand, Readonly<Partial<Record<Terminschritt, Terminstand>>>>> = {
  gebucht: { ...BEFORE_IT_BEGINS, ...ONCE_IT_IS_TIME },
  verschoben: { ...BEFORE_IT_BEGINS, ...ONCE_IT_IS_TIME },
  abgesagt: {},
  wahrgenommen: { ausbleiben: 'nicht_erschienen' },
  nicht_erschienen: { wahrnehmen: 'wahrgenommen' },
}

type Appointment = { readonly stand: Terminstand; readonly beginn: string }

/** People come some minutes before their time, and are seen then. */
const SEEN_EARLY_MS = 60 * 60_000

/**
 * The one state machine of appointments: where a step leads, or undefined where it is not allowed. What has begun is
 * neither moved nor called off; nobody is noted as missing before the time has come.
 */
export function nachSchritt(
  { stand, beginn }: Appointment,
  schritt: Terminschritt,
  now: Date,
): Terminstand | undefined {
  const begin = Date.parse(beginn)
  const isAhead = now.getTime() < begin
  if ((schritt === 'verschieben' || schritt === 'absagen') && !isAhead) return undefined
  if (schritt === 'wahrnehmen' && now.getTime() < begin - SEEN_EARLY_MS) return undefined
  if (schritt === 'ausbleiben' && isAhead) return undefined
  return steps[stand][schritt]
}

/** Appointments that people still come to. */
export const offeneTerminstaende = ['gebucht', 'verschoben'] as const satisfies readonly Terminstand[]

export const istOffen = (stand: Terminstand): boolean =>
  (offeneTerminstaende as readonly Terminstand[]).includes(stand)
