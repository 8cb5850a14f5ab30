import '#app/site.css'
import '#app/admin/admin.css'
