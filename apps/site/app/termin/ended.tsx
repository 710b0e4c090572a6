import { istOffen, type Termin } from '@rathausplatz/contract'
import { ButtonLink, formatAppointment, Link } from '@rathausplatz/ui'
import { START } from './termin-page.tsx'

/** The parts of an appointment that tell what became of it. */
type EndedTermin = Pick<Termin, 'stand' | 'beginn' | 'angebot' | 'anliegen' | 'grund' | 'abgesagt_von'>

/** Returns what an appointment that allows no more steps tells; undefined for one that can be changed. */
export function endedIn(termin: EndedTermin & Pick<Termin, 'aenderbar'>): EndedTermin | undefined {
  const { stand, beginn, angebot, anliegen, grund, abgesagt_von, aenderbar } = termin
  if (aenderbar && stand !== 'abgesagt') return undefined
  return { stand, beginn, angebot, anliegen, grund, ...(abgesagt_von ? { abgesagt_von } : {}) }
}

const CANCELLED = {
  selbst: 'Diesen Termin haben Sie abgesagt. Die Zeit ist wieder frei für andere.',
  amt: 'Das Amt hat diesen Termin abgesagt. Er findet nicht statt.',
  unknown: 'Dieser Termin ist abgesagt. Er findet nicht statt.',
} as const

/** The heading of an appointment that cannot be changed any more. */
export const endedHeading = ({ stand, beginn }: Pick<Termin, 'stand' | 'beginn'>): string =>
  stand === 'abgesagt' ? `Abgesagt: ${formatAppointment(beginn)}` : formatAppointment(beginn)

/** Says who cancelled an appointment, or that its time has come. */
export function EndedWords({ stand, abgesagt_von, grund }: EndedTermin) {
  return (
    <>
      <p>
        {stand === 'abgesagt'
          ? CANCELLED[abgesagt_von ?? 'unknown']
          : istOffen(stand)
            ? 'Dieser Termin hat schon begonnen oder ist vorbei.'
            : 'Der Termin ist vorbei.'}
      </p>
      {stand === 'abgesagt' && grund && <p>Grund: {grund}</p>}
    </>
  )
}

/** The way to another appointment of the same kind. */
export const AnotherTermin = ({ angebot, anliegen }: Pick<EndedTermin, 'angebot' | 'anliegen'>) => (
  <ButtonLink href={angebot ? `/termin/${angebot}/${anliegen.id}` : START}>
    Neuen Termin vereinbaren
  </ButtonLink>
)

/** The page of a step that an ended appointment does not allow. */
export const Ended = ({ termin, own }: { termin: EndedTermin; own: string }) => (
  <>
    <EndedWords {...termin} />
    <p>
      <AnotherTermin {...termin} />
    </p>
    <p>
      <Link href={own}>Zur Seite dieses Termins</Link>
    </p>
  </>
)
