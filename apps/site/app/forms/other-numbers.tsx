import { Link } from '@rathausplatz/ui'
import forms from './forms.module.css'
import { LostSecret } from './lost-secret.tsx'

/** Pages that show a status by its number, with the first letter of that kind of number. */
const places = {
  formular: { letters: 'F', title: 'Wie weit ist mein Vorgang?', href: '/formulare/stand' },
  schaden: { letters: 'S', title: 'Wo ist meine Meldung?', href: '/schaeden/stand' },
} as const

/** The end of a page that asks for number and secret: for visitors who lack the secret, or have another number. */
export function OtherNumbers({ here }: { here: keyof typeof places }) {
  const { letters, title, href } = here === 'formular' ? places.schaden : places.formular
  return (
    <div className={forms.ende}>
      <LostSecret />
      <p>
        Beginnt Ihre Nummer mit {letters}? Dann fragen Sie hier: <Link href={href}>{title}</Link>
      </p>
      <p>
        Zu einem Termin (T), zu einem Eintrag der Pinnwand (P) und zu einem Vorschlag für ein Verzeichnis (V)
        führt der Link in Ihrer E-Mail.
      </p>
    </div>
  )
}
