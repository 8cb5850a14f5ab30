import '#app/app.css'
