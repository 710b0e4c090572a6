import { Link } from '@rathausplatz/ui'
import { benachrichtigenLabel } from '../labels.ts'
import styles from './updates.module.css'

type Way = { href: string; text: string; isFile?: true }

type UpdatesProps = { links?: readonly Way[]; benachrichtigen?: string | undefined }

/**
 * The way to hear of a list by mail. It stands above the list, in the first screen of a phone: below it,
 * nobody finds it.
 */
export const ByMail = ({ href }: { href: string | undefined }) =>
  href && (
    <p className={styles.byMail}>
      <Link href={href}>{benachrichtigenLabel}</Link>
    </p>
  )

/** Links to subscribe to a list: by mail if the town sends mails, as calendar, as feed. */
export const Updates = ({ links, benachrichtigen }: UpdatesProps) => (
  <p className={styles.updates}>
    {benachrichtigen && <Link href={benachrichtigen}>{benachrichtigenLabel}</Link>}
    {links?.map(({ href, text, isFile }) => (
      <Link key={href} href={href} download={isFile}>
        {text}
      </Link>
    ))}
  </p>
)
