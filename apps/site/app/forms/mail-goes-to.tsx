import { Link } from '@rathausplatz/ui'

type MailGoesToProps = {
  /** The address as it was typed; without it this renders nothing. */
  readonly an: string
  /** The form that can be sent again. */
  readonly again: string
}

/** Names the address of a mail under way, so that its owner notices a slip while the form is at hand. */
export const MailGoesTo = ({ an, again }: MailGoesToProps) =>
  an && (
    <p>
      Die E-Mail geht an <strong>{an}</strong>. Stimmt die Adresse nicht? Dann{' '}
      <Link href={again}>füllen Sie das Formular bitte noch einmal aus</Link>.
    </p>
  )
