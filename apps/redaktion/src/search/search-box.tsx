import { visuallyHidden } from '@rathausplatz/ui'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useFrameData } from '../frame/frame-data.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import { State } from '../pieces/state.tsx'
import type { Most } from './find-all.ts'
import { type Hit, hitsInWords, inGroups } from './hits.ts'
import { inOneLine, PlaceInWords } from './place-in-words.tsx'
import styles from './search.module.css'
import { useFound } from './use-found.ts'
import { useSlash } from './use-slash.ts'

const MOST: Most = { contacts: 5, functions: 4, pages: 6, records: 10, media: 3, rooms: 3, help: 3 }

/** The search of the desk. Suggests hits while typing. */
export function SearchBox() {
  const { kinds, session } = useFrameData()
  const find = useCallback(
    // The search is loaded with the first query.
    async (words: string) => (await import('./find-all.ts')).findAll(words, { kinds, session }, MOST),
    [kinds, session],
  )
  const [wanted, setWanted] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const found = useFound(wanted, find, hitsInWords)
  const field = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const id = useId()
  useSlash(field)

  const words = wanted.trim()
  const groups = inGroups(found.rows ?? [])
  const hits = groups.flatMap(group => group.hits)
  const isShown = isOpen && words !== ''
  const everything = `/suche?q=${encodeURIComponent(words)}`
  const places = [...hits.map(({ to }) => to), everything]

  useEffect(() => {
    if (!isShown) return
    const close = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    addEventListener('pointerdown', close)
    return () => removeEventListener('pointerdown', close)
  }, [isShown])
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  const leave = () => {
    setOpen(false)
    setActive(-1)
    setWanted('')
    field.current?.blur()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const turns: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const turn = turns[event.key]
    if (turn !== undefined && words !== '') {
      event.preventDefault()
      setOpen(true)
      // The field itself is before the first and after the last hit.
      setActive(at => ((at + 1 + turn + places.length + 1) % (places.length + 1)) - 1)
    } else if (event.key === 'Enter' && words !== '') {
      event.preventDefault()
      leave()
      const hit = hits[active]
      if (hit?.isOutside) location.assign(`/redaktion${hit.to}`)
      else void navigate(places[active] ?? everything)
    } else if (event.key === 'Escape' && words !== '') {
      event.preventDefault()
      if (isShown) setOpen(false)
      else setWanted('')
      setActive(-1)
    } else if (event.key === 'Tab') setOpen(false)
  }

  let index = -1
  return (
    <div ref={box} role="search" className={styles.box}>
      <label htmlFor={`${id}-field`} className={visuallyHidden}>
        Alles durchsuchen
      </label>
      <span className={styles.field}>
        <DeskIcon drawing={Search} />
        <input
          ref={field}
          id={`${id}-field`}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          aria-keyshortcuts="/"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          placeholder="Alles durchsuchen"
          value={wanted}
          onChange={event => {
            setWanted(event.target.value)
            setActive(-1)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        <kbd aria-hidden className={styles.key}>
          /
        </kbd>
      </span>
      <div id={`${id}-list`} role="listbox" aria-label="Vorschläge" className={styles.list} hidden={!isShown}>
        {groups.map((group, at) => (
          <div key={group.name} role="group" aria-labelledby={`${id}-group-${at}`}>
            <span id={`${id}-group-${at}`} role="presentation" className={styles.group}>
              {group.name}
            </span>
            {group.hits.map(hit => {
              index += 1
              return (
                <Option
                  key={hit.key}
                  id={`${id}-${index}`}
                  hit={hit}
                  isActive={index === active}
                  onLeave={leave}
                />
              )
            })}
          </div>
        ))}
        {isShown && found.rows && (hits.length === 0 || hits.some(({ isSimilar }) => isSimilar)) && (
          <div role="presentation" className={styles.none}>
            {found.said}
          </div>
        )}
        <Link
          id={`${id}-${hits.length}`}
          to={everything}
          role="option"
          tabIndex={-1}
          aria-selected={active === hits.length}
          className={styles.option}
          onPointerDown={keepFocus}
          onClick={leave}
        >
          <DeskIcon drawing={Search} /> <span>Alle Treffer zu „{words}“ ansehen</span>
        </Link>
      </div>
      <span role="status" className={visuallyHidden}>
        {isShown ? found.said : ''}
      </span>
    </div>
  )
}

type OptionProps = { id: string; hit: Hit; isActive: boolean; onLeave: () => void }

/** The focus stays in the field, which names the active option. */
function Option({ id, hit, isActive, onLeave }: OptionProps) {
  return (
    <Link
      id={id}
      to={hit.to}
      reloadDocument={hit.isOutside ?? false}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onPointerDown={keepFocus}
      onClick={onLeave}
    >
      <DeskIcon drawing={hit.drawing} />
      <span className={styles.words}>
        <span>{hit.title}</span>{' '}
        <span className={styles.about}>
          {hit.place ? <PlaceInWords {...inOneLine(hit.place)} /> : hit.about}
        </span>
      </span>
      {hit.stand && <State {...hit.stand} />}
    </Link>
  )
}

const keepFocus = (event: { preventDefault(): void }) => event.preventDefault()
