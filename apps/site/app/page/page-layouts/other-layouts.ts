import { addLayouts } from '../page-view.tsx'
import { DefaultLayout } from './default-layout.tsx'
import { WideLayout } from './wide-layout.tsx'

/** Adds every layout except that of the home page. */
addLayouts({ default: DefaultLayout, wide: WideLayout })
