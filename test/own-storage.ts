// Test files share a tab: what one of them kept there is nothing that the next one should find.
sessionStorage.clear()
localStorage.clear()
