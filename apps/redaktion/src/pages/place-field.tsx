import { useEffect, useId, useRef, useState } from 'react'
import { SearchField } from '../pieces/search-field.tsx'
import { useFound } from '../search/use-found.ts'
import { isWithin } from './address.ts'
import { findPages } from './find-pages.ts'
import treeStyles from './page-tree.module.css'
import { PageTree } from './page-tree.tsx'
import styles from './pages.module.css'
import { useTree } from './use-tree.ts'

type PlaceFieldProps = {
  label: string
  value: string
  onChange: (path: string) => void
  /** This page and all below it cannot be chosen. */
  except?: string | undefined
}

/** Choice of the parent page in the tree. */
export function PlaceField({ label, value, onChange, except }: PlaceFieldProps) {
  const tree = useTree()
  const { reveal, lines } = tree
  const box = useRef<HTMLDivElement>(null)
  const [first] = useState(value)
  const id = useId()
  const [wanted, setWanted] = useState('')
  const found = useFound(wanted, findPages)
  const isThere = lines.some(({ step }) => step.pfad === first)

  useEffect(() => {
    if (first !== '/') void reveal(first)
  }, [first, reveal])
  // Scrolls to the choice; the focus stays.
  const isTree = found.rows === undefined
  useEffect(() => {
    const place = box.current
    const row = isThere && isTree && place?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (place && row) place.scrollTop = row.offsetTop - place.offsetTop - row.offsetHeight
  }, [isThere, isTree])

  const isBarred = (path: string) => except !== undefined && path !== '/' && isWithin(path, except)
  // Reveals the choice in the tree.
  const choose = (path: string) => {
    onChange(path)
    setWanted('')
    void reveal(path)
  }

  return (
    <fieldset className={styles.place}>
      <legend>{label}</legend>
      <p className={styles.chosen} role="status">
        Gewählt: <strong>{value === '/' ? 'oberste Ebene' : value}</strong>
      </p>
      <div className={styles.search}>
        <label htmlFor={id}>Ort suchen</label>
        <span
          role="presentation"
          // Enter must not submit the form around it.
          onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
        >
          <SearchField id={id} value={wanted} onChange={setWanted} />
        </span>
      </div>
      <p role="status" className={styles.hint}>
        {found.said}
      </p>
      {found.rows ? (
        <ul role="list" className={styles.places}>
          {found.rows.map(({ id, titel, pfad }) => (
            <li key={id}>
              <button
                type="button"
                disabled={pfad === null || isBarred(pfad)}
                onClick={() => pfad !== null && choose(pfad)}
              >
                {titel} <span>{pfad}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <div ref={box} className={treeStyles.choose}>
          <PageTree
            tree={tree}
            label={label}
            chosen={value}
            onChoose={({ pfad }) => onChange(pfad)}
            isBarred={({ pfad }) => isBarred(pfad)}
          />
        </div>
      )}
    </fieldset>
  )
}
