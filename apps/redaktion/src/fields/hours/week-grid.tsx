import { VisuallyHidden } from '@rathausplatz/ui'
import { Copy, Plus, X } from 'lucide-react'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { DeskIcon } from '../../pieces/icon.tsx'
import { below, idOf, type Path, useForm } from '../form.ts'
import { IconButton } from '../icon-button.tsx'
import { withoutAt } from '../list-changes.ts'
import { listOf } from '../values.ts'
import styles from './hours.module.css'
import { TimeInput } from './time-input.tsx'
import {
  isAllWorkdays,
  isWorkday,
  modelFor,
  overnight,
  type Row,
  rowsOf,
  type Span,
  sameAs,
  withTime,
} from './week.ts'

/** Times of a week: one row per day with any number of times; a day without times is closed. */
export function WeekGrid({
  path,
  value,
  days,
  judged,
}: {
  path: Path
  value: unknown
  days?: readonly string[]
  /** Returns the contradiction at a time, by its index. */
  judged: (index: number) => string | undefined
}) {
  const { change, isReadOnly, idPrefix } = useForm()
  const rows = rowsOf(value, days)
  const box = useRef<HTMLDivElement>(null)
  const wanted = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    document.getElementById(wanted.current)?.focus()
    wanted.current = undefined
  })
  const hasWorkdays = rows.some(({ tag, spans }) => isAllWorkdays(tag) && spans.length > 0)
  const add = (tag: string) => {
    const { times, index } = withTime(value, tag)
    wanted.current = `feld-${idOf(idPrefix, below(below(path, index), 'beginn'))}`
    change(path, times)
  }
  const remove = (row: Row, index: number) => {
    wanted.current = `neu-${idOf(idPrefix, path)}-${row.tag}`
    change(path, withoutAt(listOf(value), index))
  }
  return (
    <div ref={box} className={styles.week}>
      {rows.map(row => {
        const model = modelFor(rows, row.tag)
        const isCovered = hasWorkdays && isWorkday(row.tag)
        return (
          <div key={row.tag} role="group" aria-label={row.label} className={styles.day}>
            <span className={styles.name}>{row.label}</span>
            <div className={styles.spans}>
              {row.spans.length === 0 && (
                <span className={styles.closed}>
                  {isCovered
                    ? 'wie Montag bis Freitag'
                    : isAllWorkdays(row.tag)
                      ? 'je Tag verschieden'
                      : 'geschlossen'}
                </span>
              )}
              {row.spans.map(span => (
                <SpanInputs
                  key={span.index}
                  path={below(path, span.index)}
                  label={row.label}
                  span={span}
                  judged={judged(span.index)}
                  onRemove={() => remove(row, span.index)}
                />
              ))}
              {isCovered && row.spans.length > 0 && (
                <span className={styles.closed}>und wie Montag bis Freitag</span>
              )}
              {!isReadOnly && (
                <span className={styles.acts}>
                  <button
                    id={`neu-${idOf(idPrefix, path)}-${row.tag}`}
                    type="button"
                    className={styles.add}
                    onClick={() => add(row.tag)}
                  >
                    <DeskIcon drawing={Plus} /> Zeit<VisuallyHidden> am {row.label}</VisuallyHidden>
                  </button>
                  {model && row.spans.length === 0 && !isCovered && !isAllWorkdays(row.tag) && (
                    <button
                      type="button"
                      className={styles.add}
                      onClick={() => change(path, sameAs(value, row.tag, model.tag))}
                    >
                      <DeskIcon drawing={Copy} /> wie am {model.label}
                      <VisuallyHidden>, für {row.label}</VisuallyHidden>
                    </button>
                  )}
                </span>
              )}
            </div>
          </div>
        )
      })}
    </div>
  )
}

function SpanInputs({
  path,
  label,
  span,
  judged,
  onRemove,
}: {
  path: Path
  label: string
  span: Span
  judged: string | undefined
  onRemove: () => void
}) {
  const { change, isReadOnly, faults, idPrefix } = useForm()
  const [begin, end] = [below(path, 'beginn'), below(path, 'ende')]
  const told = useSyncExternalStore(
    faults.subscribe,
    () => faults.at(begin) ?? faults.at(end) ?? faults.at(below(path, 'tagestyp')) ?? faults.at(path),
  )
  const said = told ?? judged
  const id = said === undefined ? undefined : `fehler-${idOf(idPrefix, path)}`
  /** Both times may have been typed into one field: `9–12`. A second time that is there is not replaced. */
  const divide = (typed: { readonly beginn: string; readonly ende: string }) => {
    if (span.beginn !== '' && span.ende !== '') return
    change(begin, typed.beginn)
    change(end, typed.ende)
  }
  return (
    <span className={styles.span}>
      <span className={styles.times}>
        <TimeInput path={begin} label={`${label}, von`} text={span.beginn} describedBy={id} onSpan={divide} />
        <span aria-hidden>bis</span>
        <TimeInput path={end} label={`${label}, bis`} text={span.ende} describedBy={id} onSpan={divide} />
        <span className={styles.unit}>Uhr</span>
        {!isReadOnly && (
          <IconButton
            drawing={X}
            label={`${label}, ${span.beginn || 'ohne Beginn'} bis ${span.ende || 'ohne Ende'} entfernen`}
            onClick={onRemove}
          />
        )}
        <span className={styles.closed}>{overnight(span)}</span>
      </span>
      {said !== undefined && (
        <span id={id} className={styles.wrong}>
          {said}
        </span>
      )}
    </span>
  )
}
