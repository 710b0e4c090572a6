import { type CallAnswer, calls } from '@rathausplatz/contract'
import { formatDate, formatWeekday } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { Dialog } from '../pieces/dialog.tsx'
import { useStepHere } from '../pieces/use-step-here.ts'
import { when } from '../pieces/when.ts'
import { ask, saidOf } from '../wall/ask.ts'
import styles from './document.module.css'
import versionStyles from './versions.module.css'

type Links = CallAnswer<typeof calls.redaktionVorschaulinks>['data']
type NewLink = CallAnswer<typeof calls.redaktionVorschaulinkAnlegen>

const TERMS = [
  { days: 1, label: '1 Tag' },
  { days: 3, label: '3 Tage' },
  { days: 7, label: '1 Woche' },
  { days: 14, label: '2 Wochen' },
  { days: 30, label: '30 Tage' },
] as const

const dayOf = (moment: string) => `${formatWeekday(moment)}, ${formatDate(moment)}`

type SharePreviewDialogProps = { isOpen: boolean; onClose: () => void; id: string }

/** Preview links of the draft for people without an account: create, copy, end. */
export function SharePreviewDialog({ isOpen, onClose, id }: SharePreviewDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Vorschau teilen" onClose={onClose}>
      <SharePreview id={id} />
    </Dialog>
  )
}

function SharePreview({ id }: { id: string }) {
  const [links, setLinks] = useState<Links>()
  const [made, setMade] = useState<NewLink>()
  const [tage, setTage] = useState<number>(7)
  const { failure, setFailure, isBusy, once } = useStepHere()
  const load = useCallback(async () => {
    const { data } = await ask(calls.redaktionVorschaulinks, { params: { id } })
    setLinks(data)
  }, [id])
  useEffect(() => {
    load().catch((error: unknown) => setFailure(saidOf(error)))
  }, [load, setFailure])
  const doing = (work: () => Promise<void>) =>
    once(async () => {
      await work()
      await load()
    })
  const make = (event: FormEvent) => {
    event.preventDefault()
    void doing(async () =>
      setMade(await ask(calls.redaktionVorschaulinkAnlegen, { params: { id }, body: { tage } })),
    )
  }
  const end = (link: string) =>
    doing(async () => {
      await ask(calls.redaktionVorschaulinkBeenden, { params: { id, link } })
      if (made?.id === link) setMade(undefined)
    })
  return (
    <div className={styles.share}>
      <p>
        Wer den Link hat, sieht den zuletzt gespeicherten Entwurf, auch ohne Konto. Der Link endet von selbst.
      </p>
      <form onSubmit={make} className={styles.dialogform}>
        <fieldset>
          <legend>Wie lange soll der Link gelten?</legend>
          {TERMS.map(({ days, label }) => (
            <label key={days}>
              <input type="radio" name="tage" checked={tage === days} onChange={() => setTage(days)} />{' '}
              {label}
            </label>
          ))}
        </fieldset>
        <Button aria-disabled={isBusy}>Link anlegen</Button>
      </form>
      {failure && (
        <p role="alert" className={styles.warning}>
          {failure}
        </p>
      )}
      {made && <Address key={made.id} link={made} />}
      {links && links.length > 0 && (
        <section aria-labelledby="offene-links">
          <h3 id="offene-links">Links, die gelten</h3>
          <ul role="list" className={versionStyles.versions}>
            {links.map(({ id: link, von, angelegt_am, gueltig_bis }) => (
              <li key={link} className={versionStyles.version}>
                <p>
                  <strong>Bis {dayOf(gueltig_bis)}</strong>
                  <br />
                  angelegt {when(angelegt_am)} von {von.name}
                </p>
                <Button
                  type="button"
                  look="outline"
                  aria-label={`Beenden: Link von ${von.name} bis ${dayOf(gueltig_bis)}`}
                  onClick={() => void end(link)}
                >
                  Beenden
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** The address of a new link, which is shown only once. */
function Address({ link }: { link: NewLink }) {
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'copied' | 'by-hand'>()
  const address = new URL(link.adresse, location.origin).href
  useEffect(() => field.current?.focus(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setState('copied')
    } catch {
      // Some browsers deny access to the clipboard: selects the address for copying by hand.
      field.current?.select()
      setState('by-hand')
    }
  }
  return (
    <div className={styles.dialogform}>
      <label htmlFor="vorschaulink">Adresse zum Weitergeben</label>
      <input
        ref={field}
        id="vorschaulink"
        readOnly
        value={address}
        onFocus={event => event.target.select()}
        aria-describedby="vorschaulink-hinweis"
      />
      <p id="vorschaulink-hinweis">
        Gilt bis {dayOf(link.gueltig_bis)}. Bitte jetzt kopieren: Diese Adresse wird nicht noch einmal
        gezeigt.
      </p>
      <Button type="button" look="outline" onClick={() => void copy()}>
        {state === 'copied' ? 'Kopiert' : 'Link kopieren'}
      </Button>
      <p role="status">
        {state === 'copied' && 'Der Link ist kopiert.'}
        {state === 'by-hand' && 'Bitte kopieren Sie die markierte Adresse mit Strg+C.'}
      </p>
    </div>
  )
}
