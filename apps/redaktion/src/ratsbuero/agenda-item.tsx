import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, FileText, GripVertical, Trash2 } from 'lucide-react'
import { IconButton } from '../fields/icon-button.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import styles from './agenda.module.css'
import { type Item, keyOf, nameOf, numberOf, otherPart, type Spot } from './agenda-moves.ts'
import { ItemForm } from './item-form.tsx'
import { useMeeting } from './meeting-work.ts'
import ratsbueroStyles from './ratsbuero.module.css'
import { usePaper } from './use-paper.ts'

export const PART = { oeffentlich: 'öffentlichen', nichtoeffentlich: 'nichtöffentlichen' } as const

type ItemRowProps = {
  spot: Spot
  item: Item
  isLast: boolean
  isOpen: boolean
  canCross: boolean
  /** The index behind the last item of the other part. */
  otherEnd: number
  onOpen: (is: boolean) => void
  onMove: (from: Spot, to: Spot, button?: string) => void
  onRemove: (spot: Spot) => void
  onDrag: (spot: Spot | undefined) => void
}

/** One item of an agenda: its buttons, and its form when it is open. */
export function ItemRow({
  spot,
  item,
  isLast,
  isOpen,
  canCross,
  otherEnd,
  onOpen,
  onMove,
  onRemove,
  onDrag,
}: ItemRowProps) {
  const { isReadOnly } = useMeeting()
  const { teil, index } = spot
  const name = nameOf(item)
  const number = numberOf(spot, item)
  const to = (other: number) => ({ teil, index: other })
  const other = otherPart(teil)
  const files = Array.isArray(item['dateien']) ? item['dateien'].length : 0
  return (
    <div className={styles.item} data-punkt={keyOf(spot)}>
      <div className={styles.itemhead}>
        {!isReadOnly && (
          <span
            className={styles.grip}
            draggable
            aria-hidden
            title="Zum Verschieben ziehen"
            onDragStart={event => {
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', name)
              onDrag(spot)
            }}
            onDragEnd={() => onDrag(undefined)}
          >
            <DeskIcon drawing={GripVertical} />
          </span>
        )}
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          data-schritt="oeffnen"
          onClick={() => onOpen(!isOpen)}
        >
          <DeskIcon drawing={isOpen ? ChevronDown : ChevronRight} />
          <span className={styles.number}>{number}</span>
          <span className={styles.itemwords}>
            <span className={styles.itemtitle}>{name}</span>
            {typeof item['vorlage'] === 'string' && item['vorlage'] !== '' && (
              <PaperName slug={item['vorlage']} titel={name} />
            )}
            {files > 0 && (
              <span className={ratsbueroStyles.muted}>{files === 1 ? '1 Datei' : `${files} Dateien`}</span>
            )}
          </span>
        </button>
        {!isReadOnly && (
          <span className={styles.itemacts}>
            <IconButton
              drawing={ArrowUp}
              step="auf"
              label={`Nach oben: ${name}`}
              isOff={index === 0}
              onClick={() => onMove(spot, to(index - 1), 'auf')}
            />
            <IconButton
              drawing={ArrowDown}
              step="ab"
              label={`Nach unten: ${name}`}
              isOff={isLast}
              onClick={() => onMove(spot, to(index + 1), 'ab')}
            />
            {canCross && (
              <button
                type="button"
                className={styles.cross}
                data-schritt="teil"
                aria-label={`In den ${PART[other]} Teil: ${name}`}
                onClick={() => onMove(spot, { teil: other, index: otherEnd }, 'teil')}
              >
                In den {PART[other]} Teil
              </button>
            )}
            <IconButton drawing={Trash2} label={`Entfernen: ${name}`} onClick={() => onRemove(spot)} />
          </span>
        )}
      </div>
      {isOpen && <ItemForm spot={spot} item={item} number={number} />}
    </div>
  )
}

/** The name of an item's paper, if it differs from the item. */
function PaperName({ slug, titel }: { slug: string; titel: string }) {
  const lookup = usePaper(slug)
  return (
    <span className={styles.paper}>
      <DeskIcon drawing={FileText} /> {paperInWords(lookup, titel)}
    </span>
  )
}

function paperInWords(lookup: ReturnType<typeof usePaper>, titel: string): string {
  if (lookup.state === 'unknown') return 'Diese Vorlage gibt es nicht mehr'
  const isNamed = lookup.state === 'known' && lookup.found.title !== titel
  return isNamed ? `Vorlage: ${lookup.found.title}` : 'Vorlage angehängt'
}
