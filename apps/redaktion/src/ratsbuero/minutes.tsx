import { Button } from '@rathausplatz/ui/form'
import { Megaphone, ScrollText } from 'lucide-react'
import { useState } from 'react'
import fieldStyles from '../fields/fields.module.css'
import { Fields } from '../fields/fields.tsx'
import { useFrameData } from '../frame/frame-data.ts'
import { Dialog } from '../pieces/dialog.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { useTell } from '../pieces/tell.tsx'
import agendaStyles from './agenda.module.css'
import { type Item, itemsIn, numberOf, type Spot, type Teil } from './agenda-moves.ts'
import { AnnounceForm } from './announce.tsx'
import { decisionsInTime } from './decisions-in-time.ts'
import { fieldsNamed, itemFields, type PartWork, partsOf, useMeeting } from './meeting-work.ts'
import { outcomeOf } from './outcome.ts'
import styles from './ratsbuero.module.css'
import { releasePart } from './release.ts'
import { Section } from './section.tsx'

/** Fields for the result of an item. */
const OUTCOME = ['ergebnis', 'beschluss', 'abstimmung']

/** After the meeting: results, their publication, and the minutes. */
export function MinutesSection({ isOver }: { isOver: boolean }) {
  const meeting = useMeeting()
  const { parts, head, isReadOnly } = meeting
  const { stadt } = useFrameData()
  return (
    <Section
      id="niederschrift"
      title="Beschlüsse und Niederschrift"
      hint={
        isOver ? decisionsInTime(stadt?.ags) : 'Nach der Sitzung tragen Sie hier ein, was beschlossen wurde.'
      }
    >
      {isOver && partsOf(meeting).map(([teil, part]) => <Decisions key={teil} teil={teil} part={part} />)}
      {isOver && (
        <div className={styles.files}>
          {partsOf(meeting).map(([teil, part]) => (
            <Fields
              key={teil}
              fields={fieldsNamed(head.kind.felder, ['niederschrift'], MINUTES[teil])}
              value={part.daten}
              onChange={part.change}
              faults={part.faultAt}
              idPrefix={`${teil}-`}
              isReadOnly={isReadOnly}
            />
          ))}
        </div>
      )}
      {!isReadOnly && isOver && <Release parts={parts} />}
    </Section>
  )
}

const MINUTES: Readonly<Record<Teil, string>> = {
  oeffentlich: 'Niederschrift des öffentlichen Teils',
  nichtoeffentlich: 'Niederschrift des nichtöffentlichen Teils',
}

const hasMinutes = (part: PartWork): boolean => part.newest()['niederschrift'] !== undefined

/** Publishes results: public ones for everyone; non-public ones for the body alone, as a separate step. */
function Release({ parts }: { parts: Readonly<Partial<Record<Teil, PartWork>>> }) {
  const { busy, run } = useMeeting()
  const tell = useTell()
  const release = async (part: PartWork, teil: Teil) => {
    const is = await run(`freigeben-${teil}`, async () => {
      if (part.newest()['zustand'] !== 'abgesagt') part.change(['zustand'], 'durchgefuehrt')
      if (part.newest()['ohne_stand'] === true) part.change(['ohne_stand'], false)
      await releasePart(part)
    })
    if (is)
      tell({
        text:
          teil === 'oeffentlich'
            ? `Veröffentlicht: ${hasMinutes(part) ? 'Beschlüsse und Niederschrift' : 'Die Beschlüsse'} stehen auf der Website.`
            : 'Freigegeben: Die Mitglieder des Gremiums sehen es.',
      })
  }
  const { oeffentlich, nichtoeffentlich } = parts
  return (
    <div className={styles.acts}>
      {oeffentlich && (
        <Button
          type="button"
          aria-disabled={busy !== undefined}
          onClick={() => void release(oeffentlich, 'oeffentlich')}
        >
          <DeskIcon drawing={Megaphone} /> Beschlüsse veröffentlichen
        </Button>
      )}
      {nichtoeffentlich && (
        <Button
          type="button"
          look="outline"
          aria-disabled={busy !== undefined}
          onClick={() => void release(nichtoeffentlich, 'nichtoeffentlich')}
        >
          Nichtöffentliche für das Gremium freigeben
        </Button>
      )}
    </div>
  )
}

const TITLES: Readonly<Record<Teil, string>> = {
  oeffentlich: 'Öffentliche Beschlüsse',
  nichtoeffentlich: 'Nichtöffentliche Beschlüsse',
}

function Decisions({ teil, part }: { teil: Teil; part: PartWork }) {
  const items = itemsIn(part.daten)
  if (items.length === 0) return null
  return (
    <section aria-labelledby={`beschluesse-${teil}`} className={agendaStyles.agenda} data-teil={teil}>
      <h3 id={`beschluesse-${teil}`}>{TITLES[teil]}</h3>
      <ol role="list" className={agendaStyles.items}>
        {items.map((item, index) => (
          <li key={typeof item['kennung'] === 'string' ? item['kennung'] : `neu-${index}`}>
            <Decision spot={{ teil, index }} item={item} part={part} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Decision({ spot, item, part }: { spot: Spot; item: Item; part: PartWork }) {
  const { parts, isReadOnly } = useMeeting()
  const [isAsked, setAsked] = useState(false)
  const { teil, index } = spot
  const at = ['tagesordnung', index] as const
  const titel = typeof item['titel'] === 'string' ? item['titel'] : ''
  const isDecided = typeof item['beschluss'] === 'string' && item['beschluss'] !== ''
  return (
    <details className={agendaStyles.decision}>
      <summary>
        <span className={agendaStyles.number}>{numberOf(spot, item)}</span>
        <span className={agendaStyles.itemwords}>
          <span className={agendaStyles.itemtitle}>{titel || 'Punkt ohne Titel'}</span>
          <span className={styles.muted}>{outcomeOf(item)}</span>
        </span>
      </summary>
      <div className={agendaStyles.itemform}>
        <Fields
          fields={fieldsNamed(itemFields(part.kind.felder), OUTCOME)}
          value={item}
          onChange={(path, value) => part.change([...at, ...path], value)}
          onType={(path, value) => part.type([...at, ...path], value)}
          faults={path => part.faultAt([...at, ...path])}
          idPrefix={`ergebnis-${teil}-${index}-`}
          isReadOnly={isReadOnly}
        />
        {teil === 'nichtoeffentlich' && isDecided && parts.oeffentlich && !isReadOnly && (
          <button type="button" className={fieldStyles.act} onClick={() => setAsked(true)}>
            <DeskIcon drawing={ScrollText} /> Öffentlich bekannt geben
          </button>
        )}
        <Dialog isOpen={isAsked} title="Öffentlich bekannt geben" onClose={() => setAsked(false)}>
          <AnnounceForm item={item} onClose={() => setAsked(false)} />
        </Dialog>
      </div>
    </details>
  )
}
