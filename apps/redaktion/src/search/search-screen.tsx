import { useCallback, useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import rowStyles from '../contents/rows.module.css'
import { useFrameData } from '../frame/frame-data.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { SearchField } from '../pieces/search-field.tsx'
import { State } from '../pieces/state.tsx'
import { findAll, type Most } from './find-all.ts'
import { hitsInWords, inGroups } from './hits.ts'
import { PlaceInWords } from './place-in-words.tsx'
import styles from './search.module.css'
import { useFound } from './use-found.ts'

const MOST: Most = {
  contacts: 50,
  functions: 20,
  pages: 50,
  records: 100,
  media: 50,
  rooms: 20,
  help: 10,
}

/** Search results by kind; the query is in the address. */
export function Component() {
  const { kinds, session } = useFrameData()
  const find = useCallback((words: string) => findAll(words, { kinds, session }, MOST), [kinds, session])
  const [address, setAddress] = useSearchParams()
  const asked = address.get('q') ?? ''
  const [wanted, setWanted] = useState(asked)
  const found = useFound(wanted, find, hitsInWords)

  // The field follows the address: after a search in the header, and after going back.
  useEffect(() => setWanted(asked), [asked])

  const change = (words: string) => {
    setWanted(words)
    setAddress(words.trim() === '' ? {} : { q: words }, { replace: true })
  }

  return (
    <Screen
      title="Suche"
      note="Findet, was Sie wissen: einen Namen, eine Telefonnummer, ein Zimmer, eine E-Mail-Adresse, eine Straße, Wörter aus einem Text oder Dokument. Auch Entwürfe, und auch mit einem Tippfehler im Namen."
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
            {hits.map(({ key, title, about, place, stand, to, drawing, isOutside }) => (
              <li key={key} className={rowStyles.line}>
                <DeskIcon drawing={drawing} />
                <span className={rowStyles.said}>
                  <Link to={to} reloadDocument={isOutside ?? false}>
                    {title}
                  </Link>
                  {place && (
                    <span className={styles.place}>
                      <PlaceInWords {...place} />
                    </span>
                  )}
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
