import { ApiCalls } from '#app/admin/help/api-calls.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'
import { AdminHead } from '#app/admin/ui/admin-head.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'

export const meta = () => adminMeta('De API')

export default function ApiPage() {
  return (
    <>
      <AdminHead
        title="De API"
        subtitle={
          <>
            Alles wat een programma van je site kan vragen, ook als{' '}
            <a href="/api/openapi.json" className={textLinkLook}>
              OpenAPI
            </a>
          </>
        }
      />
      <ApiCalls />
    </>
  )
}
