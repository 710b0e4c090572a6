import { Link } from '@rathausplatz/ui'
import { benachrichtigenLabel } from '../labels.ts'
import styles from './updates.module.css'

type Way = { href: string; text: string; isFile?: true }

type UpdatesProps = { links?: readonly Way[]; benachrichtigen?: string | undefined }

/** Ways to hear of what is new: by mail where the town sends any, a calendar, a feed. */
export const Updates = ({ links = [], benachrichtigen }: UpdatesProps) => (
  <p className={styles.updates}>
    {benachrichtigen && <Link href={benachrichtigen}>{benachrichtigenLabel}</Link>}
    {links.map(({ href, text, isFile }) => (
      <Link key={href} href={href} download={isFile}>
        {text}
      </Link>
    ))}
  </p>
)
