import { calls, groessteUebernahme, isCmsError } from '@rathausplatz/contract'
import { formatFileSize } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { FileUp, Globe } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../frame/frame-data.ts'
import { useDropped } from '../media/use-dropped.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import { ask, saidOf } from '../wall/ask.ts'
import { sendCounted } from '../wall/send.ts'
import styles from './uebernahme.module.css'
import { wayTo } from './uebernahme.ts'

/** The two sources of an import: a file or an address. */
export function SourceChoice() {
  const { rechte } = useSession()
  return (
    <div className={styles.sources}>
      <FromFile />
      {rechte.includes('von-websites-uebernehmen') && <FromAddress />}
    </div>
  )
}

function FromFile() {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const heading = useId()

  const send = async (files: readonly File[]) => {
    const [file] = files
    if (!file || share !== undefined) return
    if (file.size > groessteUebernahme) {
      setFailure(
        `„${file.name}“ ist ${formatFileSize(file.size)} groß; gelesen werden höchstens ${formatFileSize(groessteUebernahme)}. WordPress kann den Export auch in Teilen speichern, zum Beispiel jedes Jahr für sich.`,
      )
      return
    }
    setFailure(undefined)
    setShare(0)
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const begun = await ask(
        calls.redaktionUebernahmeAusDatei,
        { query: { name: file.name.slice(0, 200) }, file: bytes },
        sendCounted(setShare),
      )
      await navigate(wayTo(begun))
    } catch (error) {
      setFailure(isCmsError(error) ? error.message : saidOf(error))
      setShare(undefined)
    }
  }
  const isOver = useDropped(files => void send(files))
  const isBusy = share !== undefined
  return (
    <section className={styles.source} aria-labelledby={heading} data-over={isOver}>
      <h2 id={heading}>Aus einer Datei</h2>
      <p>
        Der Export einer WordPress-Website (XML), ein Feed (RSS) oder eine Tabelle: CSV aus Excel oder JSON
        aus einem anderen Programm.
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Datei zum Übernehmen"
        accept=".xml,.rss,.atom,.csv,.tsv,.txt,.json"
        onChange={event => {
          void send([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <p className={styles.pick}>
        <Button type="button" aria-disabled={isBusy} onClick={() => input.current?.click()}>
          <DeskIcon drawing={FileUp} /> Datei auswählen
        </Button>
        <span className={styles.hint}>oder hierher ziehen</span>
      </p>
      <div role="status">
        {isBusy && (
          <p className={styles.underway}>
            <progress value={share} max={1} aria-label="Übertragen" />{' '}
            {share < 1 ? `${Math.round(share * 100)} % übertragen` : 'Wird gelesen …'}
          </p>
        )}
      </div>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </section>
  )
}

function FromAddress() {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const heading = useId()
  const field = useId()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const entry = new FormData(event.currentTarget).get('adresse')
    const typed = typeof entry === 'string' ? entry.trim() : ''
    const adresse = /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`
    setFailure(undefined)
    setBusy(true)
    try {
      await navigate(wayTo(await ask(calls.redaktionUebernahmeVonAdresse, { body: { adresse } })))
    } catch (error) {
      setFailure(saidOf(error))
      setBusy(false)
    }
  }
  return (
    <section className={styles.source} aria-labelledby={heading}>
      <h2 id={heading}>Von einer Website</h2>
      <p>
        Ihre Sitemap nennt alle Seiten; sie liegt meist unter <code>/sitemap.xml</code>. Auch ein Feed geht.
        Die Website selbst bleibt, wie sie ist.
      </p>
      <form onSubmit={send} className={styles.address} noValidate>
        <label htmlFor={field}>Adresse der Sitemap oder des Feeds</label>
        <div className={styles.pick}>
          <input
            id={field}
            name="adresse"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={1_000}
            placeholder="www.rebenau.example.org/sitemap.xml"
            aria-invalid={failure ? true : undefined}
            aria-describedby={failure ? `${field}-fehler` : undefined}
          />
          <Button look="outline" aria-disabled={isBusy}>
            <DeskIcon drawing={Globe} /> Durchsehen
          </Button>
        </div>
        {failure && (
          <p id={`${field}-fehler`} role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
      </form>
    </section>
  )
}
