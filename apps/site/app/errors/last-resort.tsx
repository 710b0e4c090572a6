import { Component, type ReactNode } from 'react'
import { tellFault } from '../observe/with-observer.ts'
import { LastPage } from './last-page.tsx'

type LastResortProps = {
  /** True where what stands inside is the error page already. */
  inErrorPage: boolean
  children: ReactNode
}

/**
 * Stands around the whole document in the browser. What fails in a page is handed to the router, which shows the error
 * page; what fails in the error page ends here, before the router's own last page with its stack (spec §8).
 */
export class LastResort extends Component<LastResortProps, { fault: { thrown: unknown } | null }> {
  override state: { fault: { thrown: unknown } | null } = { fault: null }

  static getDerivedStateFromError(thrown: unknown) {
    return { fault: { thrown } }
  }

  override componentDidCatch(thrown: unknown) {
    if (this.props.inErrorPage) tellFault(thrown)
  }

  override render() {
    const { fault } = this.state
    if (!fault) return this.props.children
    if (this.props.inErrorPage) return <LastPage />
    // `throw undefined` is a failure too; the router would ignore it.
    throw fault.thrown || new Error('Nothing was thrown')
  }
}
