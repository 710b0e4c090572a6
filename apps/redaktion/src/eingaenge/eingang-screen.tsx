import { calls, isCmsError, isNachsehbar } from '@rathausplatz/contract'
import { mailtoOf } from '@rathausplatz/text'
import { formatDate, formatFileSize, Link, RichText, telephoneLink } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router'
import { useSession } from '../frame/frame-data.ts'
import { Delivery, OfficeMail } from '../pieces/delivery.tsx'
import { Dialog } from '../pieces/dialog.tsx'
import pieces from '../pieces/pieces.module.css'
import { Screen } from '../pieces/screen.tsx'
import { useTell } from '../pieces/tell.tsx'
import { useToldStep } from '../pieces/use-one-step.ts'
import { when } from '../pieces/when.ts'
import { ask } from '../wall/ask.ts'
import styles from './eingaenge.module.css'
import { copyOf, doneWords, type Eingang, fileOf, stepWords } from './eingaenge.ts'
import { EingangStand } from './eingang-stand.tsx'
import { type Change, Handling } from './handling.tsx'

const SEEN =
  'Wer das Formular geschickt hat, sieht Stand und Antwort mit Vorgangsnummer und Kennwort auf der Website.'

type Data = {
  readonly eingang: Eingang
  readonly people: readonly { readonly id: string; readonly name: string }[]
}

export async function loader({ params: { vorgang = '' }, request }: LoaderFunctionArgs): Promise<Data> {
  const [eingang, people] = await Promise.all([
    ask(calls.redaktionEingang, { params: { vorgang }, signal: request.signal }),
    // An account with read access only cannot pass a submission on: its list of people is empty.
    ask(calls.redaktionEingangPersonen, { params: { vorgang }, signal: request.signal }).catch(
      (error: unknown) => {
        if (isCmsError(error)) return { data: [] }
        throw error
      },
    ),
  ])
  return { eingang, people: people.data }
}

/** One submission: its answers, who handles it, and the reply. */
export function Component() {
  const { eingang, people } = useLoaderData<Data>()
  const mayChange = useSession().rechte.includes('eingaenge-bearbeiten')
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const tell = useTell()
  // A second press would be a second step, or a conflict with the first.
  const { once } = useToldStep()
  const [isDeleting, setDeleting] = useState(false)
  const { vorgang, formular, eingegangen_am, geloescht_am, antworten, verlauf, fassung } = eingang

  /** Returns true if the change succeeded. */
  const change = (wanted: Change): Promise<boolean> =>
    once(async () => {
      const changed = await ask(calls.redaktionEingangBearbeiten, {
        params: { vorgang },
        body: { grundfassung: fassung, text: '', ...wanted },
      }).catch(async (error: unknown) => {
        if (isCmsError(error) && error.code === 'konflikt') await revalidate()
        throw error
      })
      await revalidate()
      tell({
        text: wanted.schritt
          ? doneWords(wanted.schritt, changed)
          : wanted.zustaendig
            ? 'Der Eingang ist weitergegeben.'
            : 'Die Notiz ist gespeichert.',
      })
    })
  const remove = () =>
    once(async () => {
      await ask(calls.redaktionEingangLoeschen, { params: { vorgang } })
      await navigate('/eingaenge')
      tell({ text: `${vorgang} ist gelöscht.`, onto: '/eingaenge' })
    })
  return (
    <Screen
      title={`${formular.titel}, ${vorgang}`}
      way={[{ label: 'Eingänge', to: '/eingaenge' }]}
      note={`Eingegangen ${when(eingegangen_am)}. Wird am ${formatDate(geloescht_am)} von selbst gelöscht.`}
      action={
        mayChange &&
        eingang.moeglich.includes('uebernehmen') &&
        !eingang.zustaendig?.ich && (
          <Button
            type="button"
            // Taking a submission from a colleague is an exception, so the button is not the primary action.
            look={eingang.zustaendig ? 'outline' : 'solid'}
            onClick={() => void change({ schritt: 'uebernehmen' })}
          >
            Übernehmen
          </Button>
        )
      }
    >
      <div className={styles.eingang}>
        <div>
          <h2>Angaben</h2>
          <dl className={styles.angaben}>
            {antworten.map(({ name, label, typ, text, dateien }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>
                  {dateien.length > 0 ? (
                    <ul role="list">
                      {dateien.map(({ kennung, name, groesse }) => (
                        <li key={kennung}>
                          <a href={fileOf(vorgang, kennung)} download>
                            {name}
                          </a>{' '}
                          <span className={styles.klein}>({formatFileSize(groesse)})</span>
                        </li>
                      ))}
                    </ul>
                  ) : typ === 'wysiwyg' ? (
                    <RichText html={text} />
                  ) : typ === 'email' ? (
                    <a href={`${mailtoOf(text)}?subject=${encodeURIComponent(`Ihr Vorgang ${vorgang}`)}`}>
                      {text}
                    </a>
                  ) : typ === 'seite' ? (
                    <a href={text} target="_blank" rel="noreferrer">
                      {text} <span className={styles.klein}>(öffnet die Website)</span>
                    </a>
                  ) : typ === 'telefon' ? (
                    <Link href={telephoneLink(text)}>{text}</Link>
                  ) : (
                    <span className={styles.text}>{text}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <h2>Verlauf</h2>
          <ol role="list" className={styles.verlauf}>
            {verlauf.map(({ am, stand, text, von, an }) => (
              <li key={`${am} ${stand}`}>
                <p>
                  {stepWords({ stand, von, an })}{' '}
                  <span className={styles.klein}>
                    {when(am)}
                    {von && `, ${von.name}`}
                  </span>
                </p>
                {text && <blockquote>{text}</blockquote>}
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.seite}>
          <section aria-labelledby="bearbeitung" className={styles.kasten}>
            <h2 id="bearbeitung">Bearbeitung</h2>
            <p role="status">
              <EingangStand of={eingang} />
            </p>
            <OfficeMail of={eingang.amtsmail} />
            <Delivery
              of={eingang.zustellung}
              an={eingang.email}
              name="Letzte E-Mail zu diesem Eingang"
              remedy={isNachsehbar(vorgang) ? SEEN : undefined}
            />
            {mayChange && <Handling key={vorgang} {...{ eingang, people, change }} />}
            {!mayChange && eingang.notiz && <p className={styles.text}>{eingang.notiz}</p>}
          </section>
          <p>
            <a className={pieces.actionlink} href={copyOf(vorgang)} download>
              Als PDF speichern
            </a>
          </p>
          {mayChange && (
            <p>
              <button type="button" className={styles.loeschen} onClick={() => setDeleting(true)}>
                Jetzt schon löschen
              </button>
            </p>
          )}
        </div>
      </div>
      <Dialog isOpen={isDeleting} title={`${vorgang} löschen?`} onClose={() => setDeleting(false)}>
        <p>
          Angaben und Dateien sind dann für immer weg, auch für die Person, die das Formular gesendet hat.
          Dass Sie gelöscht haben, steht im Protokoll.
        </p>
        <div className={styles.knoepfe}>
          <Button type="button" onClick={() => void remove()}>
            Endgültig löschen
          </Button>
          <Button type="button" look="outline" onClick={() => setDeleting(false)}>
            Behalten
          </Button>
        </div>
      </Dialog>
    </Screen>
  )
}
