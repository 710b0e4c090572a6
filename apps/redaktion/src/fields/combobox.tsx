import { visuallyHidden } from '@rathausplatz/ui'
import { type InputHTMLAttributes, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { saidOf } from '../wall/ask.ts'
import styles from './combobox.module.css'
import type { Found } from './lookups.ts'

type ComboboxProps<F extends Found> = {
  /** Attributes that connect the input with its field. */
  input: InputHTMLAttributes<HTMLInputElement>
  text: string
  onText: (text: string) => void
  onPick: (found: F) => void
  onLeave?: () => void
  /** Undefined turns the search off: for an address of another site. */
  search: ((text: string) => Promise<F[]>) | undefined
}

/** Pause in ms after typing before the search. */
const PAUSE = 200

/** A text field with suggestions: arrow keys select, Enter takes, Escape closes. */
export function Combobox<F extends Found>({
  input,
  text,
  onText,
  onPick,
  onLeave,
  search,
}: ComboboxProps<F>) {
  const list = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { found, said } = useSearch(isOpen ? text : undefined, search)
  const isShown = isOpen && found.length > 0
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const pick = (choice: F) => {
    close()
    onPick(choice)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step !== undefined && search) {
      event.preventDefault()
      setOpen(true)
      if (found.length > 0)
        setActive((Math.max(active, step > 0 ? -1 : 0) + step + found.length) % found.length)
    }
    const choice = found[active]
    if (event.key === 'Enter' && isShown && choice) {
      event.preventDefault()
      pick(choice)
    }
    if (event.key === 'Escape' && isOpen) {
      // Escape closes only the list, not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  return (
    <div className={styles.combobox}>
      <input
        {...input}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={list}
        aria-activedescendant={isShown && active >= 0 ? `${list}-${active}` : undefined}
        value={text}
        onChange={({ target }) => {
          onText(target.value)
          setActive(-1)
          setOpen(true)
        }}
        onKeyDown={onKeyDown}
        onClick={() => !input.readOnly && setOpen(true)}
        onBlur={() => {
          close()
          onLeave?.()
        }}
      />
      <div id={list} role="listbox" aria-label="Vorschläge" className={styles.found} hidden={!isShown}>
        {found.map((choice, index) => (
          <Suggestion
            key={choice.value}
            id={`${list}-${index}`}
            isActive={index === active}
            choice={choice}
            onPick={() => pick(choice)}
          />
        ))}
      </div>
      <p className={visuallyHidden} role="status">
        {said}
      </p>
    </div>
  )
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

function Suggestion({
  id,
  isActive,
  choice,
  onPick,
}: {
  id: string
  isActive: boolean
  choice: Found
  onPick: () => void
}) {
  const item = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <button
      ref={item}
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // Keeps the focus in the field.
      onPointerDown={event => event.preventDefault()}
      onClick={onPick}
    >
      <span>{choice.title}</span>
      {choice.note && <span className={styles.note}>{choice.note}</span>}
    </button>
  )
}

type Searched<F> = { found: readonly F[]; said: string }
const NOTHING: Searched<never> = { found: [], said: '' }

/** Only the answer to the last query counts; earlier ones are dropped. */
function useSearch<F extends Found>(
  text: string | undefined,
  search: ComboboxProps<F>['search'],
): Searched<F> {
  const [answer, setAnswer] = useState<Searched<F> & { text: string }>()
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  const isAsked = text !== undefined && search !== undefined
  useEffect(() => {
    if (!isAsked) return
    let isWanted = true
    const tell = (searched: Searched<F>) => isWanted && setAnswer({ ...searched, text })
    const timer = setTimeout(async () => {
      try {
        const found = (await latest.current?.(text)) ?? []
        tell({ found, said: found.length === 0 ? 'Nichts gefunden.' : hitsOf(found.length) })
      } catch (error) {
        tell({ found: [], said: saidOf(error) })
      }
    }, PAUSE)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [isAsked, text])
  return isAsked && answer ? answer : NOTHING
}

const hitsOf = (count: number) => (count === 1 ? 'Ein Vorschlag' : `${count} Vorschläge`)
