import { realmLabels } from '@rathausplatz/contract/rights'
import { Button, TextArea } from '@rathausplatz/ui/form'
import { useLocation } from 'react-router'
import { RealmPage } from '../sign-in/realm-page.tsx'
import styles from '../sign-in/sign-in.module.css'
import { signInFrom } from '../sign-in/use-session-time.ts'
import type { UnkeptNote } from './note-answer.ts'

/**
 * Shows a note that was not stored because the session is over or could not be checked, with a way to store
 * it.
 */
export function UnkeptNotePage({ teil, kennung, text, isOver }: UnkeptNote['unkept']) {
  const { pathname, search } = useLocation()
  const asked = new URLSearchParams(search)
  asked.set('notiz', 'behalten')
  return (
    <RealmPage
      realm="raete"
      title="Notiz nicht gespeichert"
      heading="Ihre Notiz ist noch nicht gespeichert"
      note={isOver ? OVER : SILENT}
    >
      {isOver && (
        <p className={styles.lead}>
          <a href={signInFrom('raete', { pathname, search })} target="_blank" rel="noreferrer">
            In neuem Tab anmelden: {realmLabels.raete}
          </a>
        </p>
      )}
      <form method="post" action={pathname + search} className={styles.form}>
        <input type="hidden" name="teil" value={teil} />
        <input type="hidden" name="kennung" value={kennung} />
        <input type="hidden" name="zurueck" value={`${pathname}?${asked}#punkt`} />
        <TextArea
          name="text"
          label="Ihre Notiz"
          help="Nur Sie sehen sie."
          rows={8}
          optional
          defaultValue={text}
        />
        <div className={styles.choices}>
          <Button>Notiz speichern</Button>
        </div>
      </form>
    </RealmPage>
  )
}

const OVER =
  'Ihre Sitzung ist zu Ende. Melden Sie sich in einem neuen Tab an und speichern Sie die Notiz danach hier.'
const SILENT =
  'Ob Sie angemeldet sind, lässt sich gerade nicht prüfen. Bitte speichern Sie die Notiz in einer Minute noch einmal.'
