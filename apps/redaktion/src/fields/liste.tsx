import { VisuallyHidden } from '@rathausplatz/ui'
import { FieldGroup } from '@rathausplatz/ui/form'
import { Plus, Undo2 } from 'lucide-react'
import { use, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { DeskIcon } from '../pieces/icon.tsx'
import { Antworten } from './antworten.tsx'
import { Checkboxes } from './auswahl.tsx'
import { Entry, nameOf, type Steps } from './entry.tsx'
import styles from './fields.module.css'
import { below, type ControlProps, useField } from './form.ts'
import groupStyles from './group.module.css'
import { asGroup, GroupsAround } from './groups-around.ts'
import { insertedAt, moved, withoutAt } from './list-changes.ts'
import { ShownOn } from './part-uses.tsx'
import { summaryOf } from './summary.ts'
import { INPUT, useFocus } from './use-focus.ts'
import { useKeys } from './use-keys.ts'
import { blank, given, listOf } from './values.ts'

/** An ordered list: entries can be added, moved by buttons or by dragging, removed and restored. */
export function Liste(props: ControlProps<'liste'>) {
  const { of, answersTo } = props.field
  if (of.control === 'auswahl') return <Checkboxes {...props} />
  if (answersTo === undefined) return <Entries {...props} />
  return (
    <Antworten {...props} to={answersTo}>
      <Entries {...props} />
    </Antworten>
  )
}

type Removed = { readonly index: number; readonly value: unknown; readonly name: string }

function Entries({ field, path, value }: ControlProps<'liste'>) {
  const { frame, isReadOnly, change } = useField(field, path)
  const around = use(GroupsAround)
  const of = useMemo(() => asGroup(field.of, around), [field.of, around])
  const list = listOf(given(field, value))
  const { keys, ...named } = useKeys(list.length)
  const [removed, setRemoved] = useState<Removed>()
  const [added, setAdded] = useState<string>()
  const [dragged, setDragged] = useState<string>()
  const { box, focus } = useFocus()

  const insert = (index: number, entry: unknown) => {
    const key = named.insert(index)
    change(insertedAt(list, index, entry))
    setRemoved(undefined)
    focus(INPUT, `[data-eintrag="${key}"]`)
    return key
  }
  const move = (from: number, to: number) => {
    named.move(from, to)
    change(moved(list, from, to))
    setRemoved(undefined)
    focus(to < from ? '[data-schritt="up"]' : '[data-schritt="down"]', `[data-eintrag="${keys[from]}"]`)
  }
  const steps = useSteps({
    move,
    remove(index) {
      setRemoved({ index, value: list[index], name: summaryOf(of, list[index]) || nameOf(of, index) })
      named.remove(index)
      change(withoutAt(list, index))
      focus('button', '[data-entfernt]')
    },
    drag: setDragged,
    drop(to) {
      const from = dragged === undefined ? -1 : keys.indexOf(dragged)
      setDragged(undefined)
      if (from >= 0 && from !== to) move(from, to)
    },
  })
  const takeBack = removed && !isReadOnly && (
    <li key="entfernt" className={styles.removed} data-entfernt>
      <button
        type="button"
        className={styles.act}
        onClick={() => insert(Math.min(removed.index, list.length), removed.value)}
      >
        <DeskIcon drawing={Undo2} /> Rückgängig<VisuallyHidden>:</VisuallyHidden>
        <span>„{removed.name}“ wurde entfernt</span>
      </button>
      <ShownOn entry={removed.value} isGone />
    </li>
  )
  const isFull = field.most !== undefined && list.length >= field.most
  return (
    <div ref={box} className={groupStyles.group}>
      <FieldGroup {...frame} optional={!field.required && list.length === 0}>
        {(list.length > 0 || takeBack) && (
          <ol role="list" className={styles.list}>
            {list.map((entry, index) => [
              removed?.index === index && takeBack,
              <Entry
                key={keys[index]}
                id={keys[index] ?? ''}
                of={of}
                path={below(path, index)}
                value={entry}
                index={index}
                isLast={index === list.length - 1}
                isNew={keys[index] === added}
                isDragging={dragged !== undefined}
                steps={steps}
              />,
            ])}
            {removed && removed.index >= list.length && takeBack}
          </ol>
        )}
        {!isReadOnly && (
          <button
            type="button"
            className={styles.act}
            aria-disabled={isFull || undefined}
            onClick={() => !isFull && setAdded(insert(list.length, blank(of)))}
          >
            <DeskIcon drawing={Plus} /> {nameOf(of) || field.label} hinzufügen
          </button>
        )}
        {isFull && !isReadOnly && (
          <p className={styles.leads}>Mehr als {field.most} sind hier nicht möglich.</p>
        )}
      </FieldGroup>
    </div>
  )
}

/** Returns steps with a stable identity, so that an entry is rendered again only for its own changes. */
function useSteps(steps: Steps): Steps {
  const latest = useRef(steps)
  useLayoutEffect(() => {
    latest.current = steps
  })
  return useMemo(
    () => ({
      move: (from, to) => latest.current.move(from, to),
      remove: index => latest.current.remove(index),
      drag: key => latest.current.drag(key),
      drop: to => latest.current.drop(to),
    }),
    [],
  )
}
