import { VisuallyHidden } from '@rathausplatz/ui'
import { useCallback, useEffect, useId, useState } from 'react'
import { ageInWords } from '../kept/age-in-words.ts'
import { forget, forgetAll, keptPages } from '../kept/kept-page.ts'
import styles from './unterwegs-page.module.css'

const words = {
  gespeichert: {
    title: 'Gespeicherte Seiten',
    empty: 'Noch keine. Am Ende vieler Seiten steht „Für unterwegs speichern“.',
  },
  gesehen: {
    title: 'Zuletzt gesehen',
    empty: 'Hier stehen die Seiten, die Sie zuletzt gelesen haben.',
  },
} as const

type Listed = { address: string; title: string; age: string }

/** Lists the pages of a store; the list of seen pages leaves out the saved ones. */
async function pagesIn(store: keyof typeof words): Promise<Listed[]> {
  const now = new Date()
  const pages = (await keptPages(store)).map(({ address, title, at }) => ({
    address,
    title,
    age: ageInWords(at, now),
  }))
  if (store === 'gespeichert') return pages
  const saved = new Set((await keptPages('gespeichert')).map(({ address }) => address))
  return pages.filter(({ address }) => !saved.has(address))
}

/**
 * Lists the pages kept on this device, each with its age and a button to remove it. The list never leaves the
 * device.
 */
export function KeptPages({ store }: { store: keyof typeof words }) {
  const heading = useId()
  const [pages, setPages] = useState<Listed[]>()
  const read = useCallback(async () => {
    if ('caches' in window) setPages(await pagesIn(store).catch(() => []))
  }, [store])
  useEffect(() => void read(), [read])
  const { title, empty } = words[store]
  if (pages === undefined) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1}>
        {title}
      </h2>
      {pages.length === 0 && <p>{empty}</p>}
      <ul role="list" className={styles.liste}>
        {pages.map(({ address, title, age }) => (
          <li key={address}>
            <a href={address}>{title}</a>
            <span>Stand: {age}</span>
            {store === 'gespeichert' && (
              <button
                type="button"
                onClick={() => {
                  document.getElementById(heading)?.focus()
                  void forget(store, new URL(address, location.origin)).then(read)
                }}
              >
                Entfernen<VisuallyHidden>: {title}</VisuallyHidden>
              </button>
            )}
          </li>
        ))}
      </ul>
      {store === 'gesehen' && pages.length > 0 && (
        <button
          type="button"
          className={styles.alle}
          onClick={() => {
            document.getElementById(heading)?.focus()
            void forgetAll(store).then(read)
          }}
        >
          Alle entfernen
        </button>
      )}
    </section>
  )
}
