// Test files share a browser tab, so storage is cleared for each.
sessionStorage.clear()
localStorage.clear()
