import { VisuallyHidden, visuallyHidden } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { Lock, Plus } from 'lucide-react'
import { type DragEvent, useLayoutEffect, useRef, useState } from 'react'
import fieldStyles from '../fields/fields.module.css'
import { Dialog } from '../pieces/dialog.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { useTell } from '../pieces/tell.tsx'
import styles from './agenda.module.css'
import { ItemRow, PART } from './agenda-item.tsx'
import {
  itemsIn,
  keyOf,
  nameOf,
  numberOf,
  otherPart,
  type Spot,
  type Teil,
  withMoved,
} from './agenda-moves.ts'
import { agendaOf, partsOf, putAgenda, useMeeting } from './meeting-work.ts'
import { NewClosedPart } from './new-closed-part.tsx'
import ratsbueroStyles from './ratsbuero.module.css'
import { Section } from './section.tsx'

/** The focus after a move: the same button of the item at its new place. After an addition: its title. */
type Focus = { readonly spot: Spot; readonly target: string }

/** Both agendas of a meeting in one view: sorted with mouse or keyboard, edited item by item. */
export function AgendaSection() {
  const meeting = useMeeting()
  const { parts, isReadOnly } = meeting
  const [opened, setOpened] = useState<Spot>()
  const [dragged, setDragged] = useState<Spot>()
  const [over, setOver] = useState<Spot>()
  const [crossing, setCrossing] = useState<{ from: Spot; to: Spot }>()
  const [said, setSaid] = useState('')
  const focus = useRef<Focus>(undefined)
  const box = useRef<HTMLDivElement>(null)
  const tell = useTell()
  useLayoutEffect(() => {
    if (!focus.current) return
    const { spot, target } = focus.current
    const row = box.current?.querySelector(`[data-punkt="${keyOf(spot)}"]`)
    const found = row?.querySelector<HTMLElement>(target)
    if (!found) return
    focus.current = undefined
    found.focus()
  })

  const put = (from: Spot, to: Spot, button = 'auf') => {
    const before = agendaOf(meeting)
    const after = withMoved(before, from, to)
    putAgenda(meeting, after)
    setOpened(undefined)
    const item = before[from.teil][from.index]
    if (item) setSaid(`„${nameOf(item)}“ ist jetzt TOP ${numberOf(to, {})} im ${PART[to.teil]} Teil.`)
    focus.current = { spot: to, target: `[data-schritt="${button}"]` }
  }
  const move = (from: Spot, to: Spot, button?: string) =>
    from.teil === to.teil ? put(from, to, button) : setCrossing({ from, to })
  const remove = ({ teil, index }: Spot) => {
    const before = agendaOf(meeting)
    const item = before[teil][index]
    putAgenda(meeting, { ...before, [teil]: before[teil].toSpliced(index, 1) })
    setOpened(undefined)
    if (item)
      tell({
        text: `„${nameOf(item)}“ ist aus der Tagesordnung genommen.`,
        undo: { label: 'Rückgängig', run: () => putAgenda(meeting, before) },
      })
  }
  const add = (teil: Teil) => {
    const before = agendaOf(meeting)
    putAgenda(meeting, { ...before, [teil]: [...before[teil], { titel: '' }] })
    const spot = { teil, index: before[teil].length }
    setOpened(spot)
    focus.current = { spot, target: '[role="group"] :is(input, textarea)' }
  }
  const drop = (event: DragEvent, to: Spot) => {
    if (!dragged) return
    event.preventDefault()
    // Items behind the removed one move up.
    const isBelow = dragged.teil === to.teil && dragged.index < to.index
    const target = isBelow ? { ...to, index: to.index - 1 } : to
    setDragged(undefined)
    setOver(undefined)
    if (keyOf(target) !== keyOf(dragged)) move(dragged, target)
  }
  const overProps = (spot: Spot) => ({
    'data-over': over && keyOf(over) === keyOf(spot) ? true : undefined,
    onDragOver: (event: DragEvent) => {
      if (!dragged) return
      event.preventDefault()
      if (!over || keyOf(over) !== keyOf(spot)) setOver(spot)
    },
    onDrop: (event: DragEvent) => drop(event, spot),
  })
  return (
    <Section
      id="tagesordnung"
      title="Tagesordnung"
      hint="Ziehen Sie die Punkte in die richtige Reihenfolge, oder nehmen Sie die Pfeile. Gezählt wird von selbst."
    >
      <div ref={box} className={styles.agendas}>
        {partsOf(meeting).map(([teil, { daten }]) => {
          const items = itemsIn(daten)
          const end = { teil, index: items.length }
          return (
            <section
              key={teil}
              aria-labelledby={`tagesordnung-${teil}`}
              className={styles.agenda}
              data-teil={teil}
            >
              <h3 id={`tagesordnung-${teil}`}>
                {teil === 'nichtoeffentlich' && <DeskIcon drawing={Lock} />} {TITLES[teil]}
              </h3>
              <ol role="list" className={styles.items}>
                {items.map((item, index) => {
                  const spot = { teil, index }
                  return (
                    <li
                      key={typeof item['kennung'] === 'string' ? item['kennung'] : `neu-${index}`}
                      {...overProps(spot)}
                    >
                      <ItemRow
                        spot={spot}
                        item={item}
                        isLast={index === items.length - 1}
                        isOpen={opened !== undefined && keyOf(opened) === keyOf(spot)}
                        canCross={parts[otherPart(teil)] !== undefined}
                        onOpen={is => setOpened(is ? spot : undefined)}
                        onMove={move}
                        onRemove={remove}
                        onDrag={setDragged}
                        otherEnd={agendaOf(meeting)[otherPart(teil)].length}
                      />
                    </li>
                  )
                })}
                {dragged && (
                  <li className={styles.dropend} {...overProps(end)}>
                    Ans Ende
                  </li>
                )}
              </ol>
              {items.length === 0 && !dragged && <p className={ratsbueroStyles.muted}>Noch kein Punkt.</p>}
              {!isReadOnly && (
                <button type="button" className={fieldStyles.act} onClick={() => add(teil)}>
                  <DeskIcon drawing={Plus} /> Punkt hinzufügen
                  <VisuallyHidden>: {TITLES[teil]}</VisuallyHidden>
                </button>
              )}
            </section>
          )
        })}
        {parts.oeffentlich && !parts.nichtoeffentlich && !isReadOnly && <NewClosedPart />}
      </div>
      <p role="status" className={visuallyHidden}>
        {said}
      </p>
      <Dialog
        isOpen={crossing !== undefined}
        title={crossing?.to.teil === 'oeffentlich' ? 'Öffentlich behandeln?' : 'Nichtöffentlich behandeln?'}
        onClose={() => setCrossing(undefined)}
      >
        {crossing && (
          <div className={ratsbueroStyles.ask}>
            <p>
              {crossing.to.teil === 'oeffentlich'
                ? 'Titel, Erläuterung und Dateien dieses Punkts kann danach jeder lesen, sobald die Sitzung veröffentlicht ist. Eine nichtöffentliche Vorlage bleibt nichtöffentlich.'
                : 'Diesen Punkt sehen danach nur das Ratsbüro und die Mitglieder des Gremiums. Was schon veröffentlicht ist, bleibt zu sehen, bis Sie gespeichert und oben „Jetzt veröffentlichen“ gewählt haben. Seine Vorlage bleibt öffentlich, bis Sie sie zurückziehen.'}
            </p>
            <Button
              type="button"
              onClick={() => {
                setCrossing(undefined)
                put(crossing.from, crossing.to, 'teil')
              }}
            >
              {crossing.to.teil === 'oeffentlich'
                ? 'In den öffentlichen Teil'
                : 'In den nichtöffentlichen Teil'}
            </Button>
          </div>
        )}
      </Dialog>
    </Section>
  )
}

const TITLES = { oeffentlich: 'Öffentlicher Teil', nichtoeffentlich: 'Nichtöffentlicher Teil' } as const
