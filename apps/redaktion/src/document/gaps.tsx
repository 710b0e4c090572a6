import styles from './document.module.css'
import { leadTo } from './fault-list.tsx'
import type { DocumentWork } from './use-open-document.ts'

/** What the saved draft lacks for publication; each entry leads to its field. */
export function Gaps({ work: { inhalt } }: { work: DocumentWork }) {
  if (!inhalt || inhalt.fehlt.length === 0) return null
  return (
    <section aria-labelledby="luecken">
      <h2 id="luecken">Zum Veröffentlichen fehlt noch</h2>
      <ul role="list" className={styles.gaps}>
        {inhalt.fehlt.map(({ path, feldname, message }) => (
          <li key={path + message}>
            <a
              href={`#feld-${path}`}
              onClick={event => {
                event.preventDefault()
                leadTo(path)
              }}
            >
              {feldname}
            </a>
            : {message}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Values saved under older rules that the current rules refuse. */
export function Unfit({ work: { inhalt } }: { work: DocumentWork }) {
  if (!inhalt || inhalt.unpassend.length === 0) return null
  return (
    <section aria-labelledby="unpassend">
      <h2 id="unpassend">Bitte einmal durchsehen</h2>
      <p>Seit dem letzten Speichern gelten neue Regeln. Was öffentlich ist, bleibt es.</p>
      <ul>
        {inhalt.unpassend.map(({ path, message }) => (
          <li key={path + message}>{message}</li>
        ))}
      </ul>
    </section>
  )
}
