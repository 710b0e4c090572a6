import '@rathausplatz/ui/styles.css'
import '@rathausplatz/ui/themes'
import '@rathausplatz/ui/fonts.css'
import './desk.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { router } from './routes.tsx'

const place = document.getElementById('redaktion')
if (!place) throw new Error('The document of the desk has no place for it')

createRoot(place).render(
  <StrictMode>
    {/* Without transitions the pending location is known at once, so that two quick choices both count. */}
    <RouterProvider router={router} useTransitions={false} />
  </StrictMode>,
)
