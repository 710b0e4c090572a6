import type { Sitzungsmangel } from '@rathausplatz/contract'
import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import fieldStyles from '../fields/fields.module.css'
import { DeskIcon } from '../pieces/icon.tsx'
import { useTell } from '../pieces/tell.tsx'
import { type Agenda, isUntitled, numberOf, teile } from './agenda-moves.ts'
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
  const [drawing, word] = WEIGHTS[gewicht]
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
      ) : (
        <a href={`#${anchorOf(teil, feld)}`}>{words}</a>
      )}
    </span>
  )
}

/** Returns the anchor on this screen. */
function anchorOf(teil: Sitzungsmangel['teil'], feld: string): string {
  if (feld.startsWith('tagesordnung')) return `tagesordnung-${teil}`
  // These two are sections of the screen; all others are fields.
  return feld === 'einladung' || feld === 'niederschrift' ? feld : `feld-${feld}`
}
