import { FilePlus, SquareArrowOutUpRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import fieldStyles from '../fields/fields.module.css'
import { Fields } from '../fields/fields.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import agendaStyles from './agenda.module.css'
import { type Item, nameOf, type Spot } from './agenda-moves.ts'
import { fieldsNamed, itemFields, useMeeting } from './meeting-work.ts'
import { NewPaper } from './new-paper.tsx'
import styles from './ratsbuero.module.css'
import { usePaper } from './use-paper.ts'

/** Fields before the meeting; the results are entered below, with the minutes. */
export const BEFORE = ['titel', 'vorlage', 'text', 'dateien', 'ohne_nummer']

/** One item of the agenda: text, paper, files. */
export function ItemForm({
  spot: { teil, index },
  item,
  number,
}: {
  spot: Spot
  item: Item
  number: string
}) {
  const { parts, isReadOnly } = useMeeting()
  const part = parts[teil]
  const [isNew, setNew] = useState(false)
  if (!part) return null
  const at = ['tagesordnung', index] as const
  const vorlage = typeof item['vorlage'] === 'string' ? item['vorlage'] : ''
  return (
    <div
      className={agendaStyles.itemform}
      role="group"
      aria-label={number === '' ? nameOf(item) : `TOP ${number}`}
    >
      <Fields
        fields={fieldsNamed(itemFields(part.kind.felder), BEFORE)}
        value={item}
        onChange={(path, value) => part.change([...at, ...path], value)}
        onType={(path, value) => part.type([...at, ...path], value)}
        faults={path => part.faultAt([...at, ...path])}
        idPrefix={`${teil}-${index}-`}
        isReadOnly={isReadOnly}
      />
      {vorlage === '' && !isReadOnly && (
        <button type="button" className={fieldStyles.act} onClick={() => setNew(true)}>
          <DeskIcon drawing={FilePlus} /> Neue Vorlage anlegen
        </button>
      )}
      {vorlage !== '' && <PaperLink slug={vorlage} />}
      <NewPaper
        isOpen={isNew}
        onClose={() => setNew(false)}
        teil={teil}
        titel={typeof item['titel'] === 'string' ? item['titel'] : ''}
        onMade={slug => part.change([...at, 'vorlage'], slug)}
      />
    </div>
  )
}

function PaperLink({ slug }: { slug: string }) {
  const lookup = usePaper(slug)
  if (lookup.state !== 'known') return null
  return (
    <Link to={lookup.found.value} className={styles.link}>
      <DeskIcon drawing={SquareArrowOutUpRight} /> Vorlage öffnen
    </Link>
  )
}
