import { useCallback, useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import rowStyles from '../contents/rows.module.css'
import { useFrameData } from '../frame/frame-data.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { SearchField } from '../pieces/search-field.tsx'
import { State } from '../pieces/state.tsx'
import { findAll, type Most } from './find-all.ts'
import { inGroups } from './hits.ts'
import styles from './search.module.css'
import { useFound } from './use-found.ts'

const MOST: Most = { functions: 20, pages: 50, records: 100, media: 50, help: 10 }

/** Search results by kind; the query is in the address. */
export function Component() {
  const { kinds, session } = useFrameData()
  const find = useCallback((words: string) => findAll(words, { kinds, session }, MOST), [kinds, session])
  const [address, setAddress] = useSearchParams()
  const asked = address.get('q') ?? ''
  const [wanted, setWanted] = useState(asked)
  const found = useFound(wanted, find)

  // The field follows the address: after a search in the header, and after going back.
  useEffect(() => setWanted(asked), [asked])

  const change = (words: string) => {
    setWanted(words)
    setAddress(words.trim() === '' ? {} : { q: words }, { replace: true })
  }

  return (
    <Screen
      title="Suche"
      note="Findet Seiten, Inhalte, Bilder, Dokumente, Aufgaben und Hilfe auch nach Teilen ihrer Wörter und mit einem Tippfehler."
    >
      <p className={styles.asked}>
        <label htmlFor="gesucht">Wonach suchen Sie?</label>
        <SearchField id="gesucht" value={wanted} onChange={change} />
      </p>
      <p role="status" className={styles.count}>
        {found.said}
      </p>
      {inGroups(found.rows ?? []).map(({ name, hits }) => (
        <section key={name} className={styles.found} aria-label={name}>
          <h2>{name}</h2>
          <ul role="list" className={rowStyles.rows}>
            {hits.map(({ key, title, about, stand, to, drawing, isOutside }) => (
              <li key={key} className={rowStyles.line}>
                <DeskIcon drawing={drawing} />
                <span className={rowStyles.said}>
                  <Link to={to} reloadDocument={isOutside ?? false}>
                    {title}
                  </Link>
                  <span className={rowStyles.about}>
                    {stand && <State {...stand} />} <span>{about}</span>
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Screen>
  )
}
