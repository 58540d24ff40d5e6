"""Every router of the edge, in the order in which their routes are matched.

The interface of programs comes first, in the order of its reference, then the pages requested most. Of routes
that match the same address, `/learn/{game_id}/lesson` must precede `/learn/{game_id}/{step}`.
"""

from fastapi import APIRouter

from app.api import health
from app.api.analyses import analysis_page, try_routes
from app.api.analyses import routes as analysis_routes
from app.api.assets import static_files
from app.api.catalog import routes as catalog_routes
from app.api.desk import (
    announcement_form,
    case_page,
    desk_keys,
    house_form,
    log_page,
    player_page,
    tables_page,
)
from app.api.desk import sign_in as desk_sign_in
from app.api.i18n import translations
from app.api.learning import coach, lesson_routes, tutorial_routes
from app.api.matches import (
    host_routes,
    live_socket,
    play_routes,
    poll_routes,
    record_routes,
    seat_routes,
)
from app.api.matches import routes as match_routes
from app.api.moderation import house_pages, notices_page, report_form
from app.api.pages import (
    api_docs_page,
    embed_page,
    home_page,
    host_forms,
    mail_page,
    match_forms,
    match_page,
    new_table_page,
    profile_page,
    replay_page,
    result_page,
)
from app.api.people import delete_form, export, person_page
from app.api.players import (
    device_routes,
    history_page,
    inbox,
    keep_name_page,
    passkey_routes,
    public_page,
    rename_form,
    sign_in_page,
)
from app.api.players import routes as player_routes
from app.api.ratings import leaderboard_page
from app.api.rulebook import routes as rulebook_routes
from app.api.seeking import find_page, search_routes, search_socket
from app.api.sharing import link_preview
from app.api.spectating import watch_page, watch_socket
from app.api.tournaments import link_picture, live_channel, organiser_forms
from app.api.tournaments import pages as tournament_pages
from app.api.tournaments import routes as tournament_routes

ROUTERS: tuple[APIRouter, ...] = tuple(
    module.router
    for module in (
        player_routes,
        catalog_routes,
        match_routes,
        seat_routes,
        host_routes,
        play_routes,
        poll_routes,
        record_routes,
        live_socket,
        static_files,
        home_page,
        match_page,
        find_page,
        watch_page,
        watch_socket,
        result_page,
        replay_page,
        tournament_pages,
        profile_page,
        inbox,
        history_page,
        analysis_routes,
        tournament_routes,
        search_routes,
        search_socket,
        device_routes,
        keep_name_page,
        passkey_routes,
        sign_in_page,
        public_page,
        rename_form,
        leaderboard_page,
        person_page,
        delete_form,
        export,
        report_form,
        notices_page,
        desk_sign_in,
        desk_keys,
        case_page,
        player_page,
        log_page,
        tables_page,
        house_form,
        announcement_form,
        house_pages,
        health,
        translations,
        new_table_page,
        api_docs_page,
        match_forms,
        host_forms,
        analysis_page,
        try_routes,
        mail_page,
        embed_page,
        link_picture,
        link_preview,
        rulebook_routes,
        lesson_routes,
        tutorial_routes,
        coach,
        organiser_forms,
        live_channel,
    )
)
