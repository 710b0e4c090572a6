import { VisuallyHidden } from '@rathausplatz/ui'
import { CircleQuestionMark } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { helpFor } from '../handbook/tasks-at.ts'
import { DeskIcon } from '../pieces/icon.tsx'

/** The help link about the current screen. It is at the same place on every screen and opens in a new tab. */
export function HelpLink({ className }: { className?: string | undefined }) {
  const { pathname } = useLocation()
  return (
    <Link to={helpFor(pathname)} target="_blank" className={className}>
      <DeskIcon drawing={CircleQuestionMark} /> Hilfe
      <VisuallyHidden>, in einem neuen Fenster</VisuallyHidden>
    </Link>
  )
}
