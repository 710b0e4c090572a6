import { Link } from '@rathausplatz/ui'
import { benachrichtigenLabel } from '../labels.ts'
import styles from './abo.module.css'

type Way = { href: string; text: string; isFile?: true }

type AboProps = { links: readonly Way[]; benachrichtigen?: string | undefined }

/** Links to subscribe: by mail if the town sends mails, as calendar, as feed. */
export const Abo = ({ links, benachrichtigen }: AboProps) => (
  <p className={styles.abo}>
    {benachrichtigen && <Link href={benachrichtigen}>{benachrichtigenLabel}</Link>}
    {links.map(({ href, text, isFile }) => (
      <Link key={href} href={href} download={isFile}>
        {text}
      </Link>
    ))}
  </p>
)
