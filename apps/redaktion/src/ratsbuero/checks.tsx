import type { Sitzungsmangel } from '@rathausplatz/contract'
import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import fieldStyles from '../fields/fields.module.css'
import { DeskIcon } from '../pieces/icon.tsx'
import { useTell } from '../pieces/tell.tsx'
import { type Agenda, isUntitled, numberOf, type Spot, teile } from './agenda-moves.ts'
import { DATE_FIELDS } from './date-section.tsx'
import { BEFORE } from './item-form.tsx'
import { leadToItem } from './lead-to-item.ts'
import { agendaOf, useMeeting } from './meeting-work.ts'
import styles from './ratsbuero.module.css'
import { releasePapers } from './release.ts'
import { Section } from './section.tsx'

/** Missing input of the meeting, each with a link to its field. */
export function ChecksSection() {
  const meeting = useMeeting()
  const { mappe, isChanged, isReadOnly, busy, run, saveAll } = meeting
  const maengel = withUntitled(mappe.maengel, agendaOf(meeting))
  const tell = useTell()
  const papers = [
    ...new Set(
      maengel.flatMap(({ vorlage, satz }) => (vorlage && satz.endsWith(UNRELEASED) ? [vorlage] : [])),
    ),
  ]
  const release = async () => {
    let count = 0
    const is = await run('vorlagen', async () => {
      count = await releasePapers(papers)
    })
    if (is)
      tell({
        text:
          count === papers.length
            ? 'Die Vorlagen sind veröffentlicht, nichtöffentliche nur für das Gremium.'
            : `${count} von ${papers.length} Vorlagen sind veröffentlicht. Den anderen fehlt noch etwas.`,
      })
  }
  return (
    <Section id="pruefung" title="Ist alles da?">
      {isChanged && (
        <p className={styles.muted}>
          Geprüft wird, was gespeichert ist.{' '}
          <button type="button" className={styles.plain} onClick={() => void run('save', saveAll)}>
            Speichern und prüfen
          </button>
        </p>
      )}
      <div role="status">
        {maengel.length === 0 && (
          <p className={styles.whole}>
            <DeskIcon drawing={CircleCheck} /> Vollständig: Es fehlt nichts.
          </p>
        )}
      </div>
      {maengel.length > 0 && (
        <ul role="list" className={styles.lacks}>
          {maengel.map(mangel => (
            <li key={`${mangel.teil} ${mangel.feld} ${mangel.satz}`}>
              <Lack mangel={mangel} />
            </li>
          ))}
        </ul>
      )}
      {papers.length > 0 && !isReadOnly && (
        <button
          type="button"
          className={fieldStyles.act}
          aria-disabled={busy !== undefined || undefined}
          onClick={() => void release()}
        >
          {papers.length === 1
            ? 'Die Vorlage veröffentlichen'
            : `Alle ${papers.length} Vorlagen veröffentlichen`}
        </button>
      )}
    </Section>
  )
}

/** Adds the items without a title that were typed but not saved yet, so that none of them is missed. */
export function withUntitled(saved: readonly Sitzungsmangel[], agenda: Agenda): readonly Sitzungsmangel[] {
  const typed = teile.flatMap(teil =>
    agenda[teil].flatMap((item, index): Sitzungsmangel[] =>
      isUntitled(item)
        ? [
            {
              gewicht: 'sperrt',
              teil,
              feld: `tagesordnung.${index}.titel`,
              satz: `TOP ${numberOf({ teil, index }, item)}: Der Titel fehlt.`,
            },
          ]
        : [],
    ),
  )
  const isKnown = ({ teil, feld }: Sitzungsmangel) =>
    saved.some(other => other.teil === teil && other.feld === feld)
  return [...saved, ...typed.filter(mangel => !isKnown(mangel))]
}

const UNRELEASED = 'noch nicht veröffentlicht.'

const WEIGHTS: Readonly<Record<Sitzungsmangel['gewicht'], readonly [LucideIcon, string]>> = {
  sperrt: [CircleX, 'Muss noch'],
  fehlt: [TriangleAlert, 'Fehlt'],
  hinweis: [Info, 'Hinweis'],
}

function Lack({ mangel: { gewicht, teil, feld, vorlage, satz } }: { mangel: Sitzungsmangel }) {
  const { parts } = useMeeting()
  const [drawing, word] = WEIGHTS[gewicht]
  const way = wayTo(teil, feld)
  const words = (
    <>
      <strong>{word}:</strong> {satz}
    </>
  )
  return (
    <span className={styles.lack}>
      <DeskIcon drawing={drawing} />
      {vorlage ? (
        <Link to={`/inhalte/vorlage/${vorlage}`}>{words}</Link>
      ) : way.is === 'document' ? (
        <Link to={`/inhalte/sitzung/${parts[teil]?.id ?? ''}#feld-${feld}`}>{words}</Link>
      ) : (
        <a
          href={`#${way.anchor}`}
          onClick={event => {
            if (way.is !== 'item') return
            event.preventDefault()
            leadToItem(way.spot, way.path)
          }}
        >
          {words}
        </a>
      )}
    </span>
  )
}

type Way =
  | { readonly is: 'here'; readonly anchor: string }
  | { readonly is: 'item'; readonly anchor: string; readonly spot: Spot; readonly path: string }
  | { readonly is: 'document' }

/** Returns the way to a field: on this screen, in the form of an item, or on the screen of the document. */
export function wayTo(teil: Sitzungsmangel['teil'], feld: string): Way {
  const [, nth, path = ''] = /^tagesordnung(?:\.(\d+)\.?(.*))?$/.exec(feld) ?? []
  if (nth !== undefined) {
    const spot = { teil, index: Number(nth) }
    const isHere = path === '' || BEFORE.some(name => name === path.split('.')[0])
    return isHere ? { is: 'item', anchor: `tagesordnung-${teil}`, spot, path } : { is: 'document' }
  }
  const [name = ''] = feld.split('.')
  if (name === 'tagesordnung') return { is: 'here', anchor: `tagesordnung-${teil}` }
  // These two are sections of the screen; all others are fields.
  if (name === 'einladung' || name === 'niederschrift') return { is: 'here', anchor: name }
  return DATE_FIELDS.includes(name) ? { is: 'here', anchor: `feld-${name}` } : { is: 'document' }
}
