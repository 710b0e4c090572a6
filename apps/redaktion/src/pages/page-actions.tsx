import { Copy, ExternalLink, FilePlus2, FolderInput, PencilLine, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { screenOf } from '../contents/row.ts'
import { isSeen } from '../contents/stand.ts'
import { Menu, type MenuItem } from '../pieces/menu.tsx'
import type { PageStep } from './page-step.ts'

export type PageRight = 'schreiben' | 'freigeben' | 'loeschen'

type PageActionsProps = {
  page: PageStep
  may: (right: PageRight) => boolean
  tabIndex?: number | undefined
  onCopy: () => void
  onNew: () => void
  onMove: () => void
  onDelete: () => void
}

/** The actions for a page, in the tree and among the pages that the search found. */
export function PageActions({ page, may, tabIndex, onCopy, onNew, onMove, onDelete }: PageActionsProps) {
  const navigate = useNavigate()
  const { seite, pfad } = page
  const isHome = pfad === '/'
  const items: MenuItem[] = [
    { label: 'Öffnen', drawing: PencilLine, run: () => void navigate(screenOf(seite)) },
    ...(may('schreiben')
      ? [
          { label: 'Neue Seite darunter', drawing: FilePlus2, run: onNew },
          { label: 'Kopieren', drawing: Copy, run: onCopy },
        ]
      : []),
    ...(may('schreiben') && !isHome ? [{ label: 'Verschieben', drawing: FolderInput, run: onMove }] : []),
    ...(isSeen(seite) ? [{ label: 'Auf der Website ansehen', drawing: ExternalLink, href: pfad }] : []),
    ...(may('loeschen') && !isHome ? [{ label: 'Löschen', drawing: Trash2, run: onDelete }] : []),
  ]
  return (
    <Menu
      label={`Aktionen für „${seite.titel}“`}
      items={items}
      {...(tabIndex === undefined ? {} : { tabIndex })}
    />
  )
}
